/** A record within an address: packed, so that a link can be passed on. */

/** A text as it stands after the # of an address. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text again; null if it is none. */
export async function unpacked(part: string): Promise<string | null> {
  try {
    const binary = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await new Response(stream).text();
  } catch {
    return null;
  }
}

/** Where a record is analysed, from the moment after one of its words. */
export async function studyAddress(record: string, word: number | null = null): Promise<string> {
  const at = word === null ? "" : `?at=${word}`;
  return `/analysis${at}#${await packed(record)}`;
}
