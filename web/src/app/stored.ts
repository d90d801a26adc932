/** What this browser remembers. Where nothing can be kept, it lasts as long as the page. */

const memory = new Map<string, string>();

export function remembered<T>(name: string): T | null {
  const key = `kvarto.${name}`;
  try {
    const text = localStorage.getItem(key) ?? memory.get(key);
    return text === undefined ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function remember(name: string, value: unknown): void {
  const key = `kvarto.${name}`;
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser may refuse to keep anything; the page then works for this visit.
  }
}
