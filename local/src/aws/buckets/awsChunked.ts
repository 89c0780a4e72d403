/** Decodes `aws-chunked` uploads and their trailers. */
export function decodeAwsChunked(encoded: Buffer): { body: Buffer; trailers: Record<string, string> } {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = encoded.indexOf('\r\n', at);
    const size = Number.parseInt(encoded.subarray(at, end).toString(), 16);
    if (end < 0 || Number.isNaN(size)) throw new Error('The chunks of an upload cannot be read');
    at = end + 2;
    if (size === 0) break;
    chunks.push(encoded.subarray(at, at + size));
    at += size + 2;
  }
  return { body: Buffer.concat(chunks), trailers: readTrailers(encoded.subarray(at).toString()) };
}

function readTrailers(text: string): Record<string, string> {
  const lines = text.split(/\r?\n/).filter((line) => line.includes(':'));
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
