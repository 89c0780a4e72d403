import sharp from 'sharp';

export interface Part {
  name: string;
  /** Missing: a field, no file. */
  filename?: string;
  type?: string;
  bytes: Uint8Array;
}

const boundary = 'bloomkin-upload';

/** The parts as they come over the wire. */
export function multipartOf(parts: readonly Part[]) {
  const encoded = parts.flatMap(({ name, filename, type, bytes }) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"`),
    Buffer.from(filename === undefined ? '' : `; filename="${filename}"`),
    Buffer.from(type === undefined ? '\r\n\r\n' : `\r\ncontent-type: ${type}\r\n\r\n`),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...encoded, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

export const multipart = (field: string, bytes: Uint8Array) =>
  multipartOf([{ name: field, filename: '../../etc/photo.jpg', type: 'image/jpeg', bytes }]);

export const aPhoto = (background = '#9c1b5d', width = 90) =>
  sharp({ create: { width, height: Math.round(width * 1.25), channels: 3, background } })
    .jpeg()
    .toBuffer();
