import { inflateSync } from 'node:zlib';

/** By its length: compressed bytes may end with a line break of their own. */
const streams = /\/Length (\d+)[^>]*>>\s*stream\r?\n/g;
/** A text is a hexadecimal string of Windows-1252 before the operator that shows it, after the place of its left end. */
const shownText = /(?:([\d.]+) [\d.]+ Tm\s*)?<([0-9A-Fa-f]+)>\s*Tj/g;

/** The texts of a PDF, a line for each as it was drawn. */
export const readPdfText = (bytes: Buffer): string[] => readPdfLines(bytes).map(({ text }) => text);

export function readPdfLines(bytes: Buffer): { x: number; text: string }[] {
  const contents = [...bytes.toString('latin1').matchAll(streams)].map(({ 0: head, 1: length, index }) => {
    const from = index + head.length;
    return inflateSync(bytes.subarray(from, from + Number(length))).toString('latin1');
  });
  const decoder = new TextDecoder('windows-1252');
  return contents.flatMap((content) =>
    [...content.matchAll(shownText)].map(([, x, hex = '']) => ({
      x: Number(x),
      text: decoder.decode(Buffer.from(hex, 'hex')),
    })),
  );
}
