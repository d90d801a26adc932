"""Several servers as one: letters between them, and requests that are answered elsewhere."""
