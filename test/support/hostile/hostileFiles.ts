import { gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { pngOf, textBomb } from './pngOf.ts';

export interface HostileFile {
  what: string;
  bytes: Buffer;
}

const text = (value: string) => Buffer.from(value, 'latin1');
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>';
const html = '<!doctype html><script>alert(document.domain)</script>';
const jpegStart = text('\xff\xd8\xff\xe0');

/** The first bytes of what else people might send, and what other programs would run. */
const otherKinds: Readonly<Record<string, string>> = {
  nothing: '',
  'one byte': '\xff',
  text: 'Roses are red',
  HTML: html,
  SVG: svg,
  'SVG behind an XML declaration': `<?xml version="1.0"?>${svg}`,
  'SVG behind a byte order mark': `\xef\xbb\xbf${svg}`,
  'SVG with an entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
  'a GIF': 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
  'a GIF that is a script': 'GIF89a/*\0\0*/=1;alert(1)',
  'a BMP': 'BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0',
  'a TIFF': 'II*\0\x08\0\0\0',
  'a TIFF of the other order': 'MM\0*\0\0\0\x08',
  'an icon': '\0\0\x01\0\x01\0\x10\x10',
  'a HEIC': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  'an AVIF': '\0\0\0\x1cftypavif\0\0\0\0avifmif1',
  'a JPEG XL': '\xff\x0a\xfa\x1f',
  'a JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
  'a PSD': '8BPS\0\x01\0\0\0\0\0\0\0\x03',
  'a PDF': '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
  'an EPS': '%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file',
  'an MVG': "push graphic-context\nfill 'url(https://evil.example/\"|id)'\npop graphic-context",
  'an MSL': '<?xml version="1.0"?><image><read filename="/etc/passwd"/></image>',
  'a ZIP': 'PK\x03\x04\x14\0\0\0',
  'a RAR': 'Rar!\x1a\x07\0',
  'a Windows program': 'MZ\x90\0\x03\0\0\0',
  'a Linux program': '\x7fELF\x02\x01\x01',
  WebAssembly: '\0asm\x01\0\0\0',
  'a shell script': '#!/bin/sh\nid\n',
  PHP: '<?php system($_GET["c"]); ?>',
  'a video': '\0\0\0\x20ftypisom\0\0\x02\0',
  sound: 'ID3\x04\0\0\0\0\0\0',
  'a RIFF of sound': 'RIFF\x24\0\0\0WAVEfmt ',
  'a RIFF of nothing': 'RIFF\x04\0\0\0WEB',
  'a database': 'SQLite format 3\0',
  'a data URL': 'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
  'a JPEG in base64': '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQ==',
  JSON: '{"photo":"/media/products/somebodys.webp"}',
  zeros: '\0'.repeat(4096),
  'JPEG bytes behind a line break': '\n\xff\xd8\xff\xe0\0\x10JFIF',
  'half a JPEG mark': '\xff\xd8',
  'half a PNG mark': '\x89PNG\r\n',
};

/** Files that no decoder should get (415). */
export const wrongBytes: readonly HostileFile[] = [
  ...Object.entries(otherKinds).map(([what, bytes]) => ({ what, bytes: text(bytes) })),
  { what: 'SVG in gzip', bytes: gzipSync(svg) },
  { what: 'a gzip bomb', bytes: gzipSync(Buffer.alloc(64 << 20)) },
];

/** Begins as a picture and is none, or is enormous (422). */
export const damagedPictures = makeOnce(async () => {
  const flower = sharp({ create: { width: 640, height: 800, channels: 3, background: '#9c1b5d' } });
  const noisy = flower.composite([{ input: { create: noise } }]);
  const [jpeg, png, webp] = await Promise.all([
    noisy.clone().jpeg().toBuffer(),
    noisy.clone().png().toBuffer(),
    noisy.clone().webp({ lossless: true }).toBuffer(),
  ]);
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
  return [
    { what: 'a JPEG mark alone', bytes: jpegStart },
    { what: 'a JPEG mark before HTML', bytes: Buffer.concat([jpegStart, text(html)]) },
    { what: 'a JPEG mark before PHP', bytes: Buffer.concat([jpegStart, text('<?php id(); ?>')]) },
    { what: 'a JPEG mark before SVG', bytes: Buffer.concat([jpegStart, text(svg)]) },
    { what: 'a JPEG mark before a PNG', bytes: Buffer.concat([jpegStart, png]) },
    { what: 'a JPEG mark before zeros', bytes: Buffer.concat([jpegStart, Buffer.alloc(100_000)]) },
    { what: 'a tenth of a JPEG', bytes: cut(jpeg, 0.1) },
    { what: 'half a JPEG', bytes: cut(jpeg, 0.5) },
    { what: 'a JPEG of 65,500 by 65,500', bytes: withJpegSize(jpeg, 65_500) },
    { what: 'a JPEG without width', bytes: withJpegSize(jpeg, 0) },
    { what: 'a PNG mark alone', bytes: png.subarray(0, 8) },
    { what: 'a PNG mark before HTML', bytes: Buffer.concat([png.subarray(0, 8), text(html)]) },
    { what: 'half a PNG', bytes: cut(png, 0.5) },
    { what: 'a PNG without pixels', bytes: pngOf({ width: 400, height: 500, noPixels: true }) },
    { what: 'a PNG of no size', bytes: pngOf({ width: 0, height: 0 }) },
    { what: 'a PNG whose header is wrong', bytes: pngOf({ width: 400, height: 500, wrongCrc: true }) },
    { what: 'a PNG of 50,000 by 50,000', bytes: pngOf({ width: 50_000, height: 50_000, rows: 4 }) },
    { what: 'a PNG of 2³¹ − 1 squared', bytes: pngOf({ width: 8, height: 2 ** 31 - 1, rows: 4 }) },
    { what: 'a PNG of 49 megapixels, all there', bytes: pngOf({ width: 7000, height: 7000 }) },
    { what: 'a PNG with too few rows', bytes: pngOf({ width: 4000, height: 5000, rows: 40 }) },
    { what: 'a WebP mark alone', bytes: webp.subarray(0, 12) },
    { what: 'a WebP mark before HTML', bytes: Buffer.concat([webp.subarray(0, 12), text(html)]) },
    { what: 'half a WebP', bytes: cut(webp, 0.5) },
    { what: 'a WebP of 16,384 by 16,384', bytes: withWebpSize(webp) },
    ...(await makeOversized()),
  ];
});

/** Large pictures take seconds to make. */
function makeOnce(make: () => Promise<readonly HostileFile[]>): () => Promise<readonly HostileFile[]> {
  let files: Promise<readonly HostileFile[]> | undefined;
  return () => {
    files ??= make();
    return files;
  };
}

const noise = {
  width: 640,
  height: 800,
  channels: 3,
  background: '#000000',
  noise: { type: 'gaussian', mean: 128, sigma: 60 },
} as const;

/** Both sides of the frame header. */
function withJpegSize(jpeg: Buffer, side: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(side, frame + 5);
  changed.writeUInt16BE(side, frame + 7);
  return changed;
}

/** Fourteen bits for each side, behind the mark of a lossless picture. */
function withWebpSize(webp: Buffer): Buffer {
  const changed = Buffer.from(webp);
  changed.fill(0xff, changed.indexOf('VP8L') + 9, changed.indexOf('VP8L') + 12);
  return changed;
}

const payload = '<script>alert("payload")</script><?php payload(); ?>';

/** Pictures that are something else too: shown, without what else they are. */
export const polyglots = makeOnce(async () => {
  const picture = sharp({ create: { width: 400, height: 500, channels: 3, background: '#9c1b5d' } });
  const [jpeg, webp, commented] = await Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture.clone().webp().toBuffer(),
    picture
      .clone()
      .withExif({ IFD0: { ImageDescription: payload } })
      .jpeg()
      .toBuffer(),
  ]);
  const png = pngOf({ width: 400, height: 500 });
  return [
    { what: 'a JPEG and HTML', bytes: Buffer.concat([jpeg, text(payload)]) },
    { what: 'a JPEG and a ZIP', bytes: Buffer.concat([jpeg, text(`PK\x03\x04${payload}`)]) },
    { what: 'a JPEG with PHP in its description', bytes: commented },
    { what: 'a PNG and PHP', bytes: Buffer.concat([png, text(payload)]) },
    { what: 'a WebP and HTML', bytes: Buffer.concat([webp, text(payload)]) },
    { what: 'a PNG with a text bomb', bytes: pngOf({ width: 400, height: 500, before: [textBomb(512)] }) },
  ];
});

const square = (side: number, channels: 3 | 4) =>
  sharp({ create: { width: side, height: side, channels, background: '#9c1b5d' } });

const encodeInterlaced = (picture: Sharp) =>
  picture
    .toColourspace('rgb16')
    .withMetadata({ orientation: 6 })
    .png({ progressive: true, compressionLevel: 6 })
    .toBuffer();

const inScans = { progressive: true, chromaSubsampling: '4:4:4' } as const;

/** Within 40 megapixels, but a decoder would take more than 300 MB for them (422). */
const makeOversized = async (): Promise<readonly HostileFile[]> => [
  { what: '39 interlaced megapixels of four deep channels', bytes: await encodeInterlaced(square(6300, 4)) },
  {
    what: '39 megapixels of ink that come in scans',
    bytes: await makeInk(6300),
  },
];

/** Enlarged, since the conversion of each pixel to ink takes seconds. */
async function makeInk(side: number): Promise<Buffer> {
  const spot = await square(63, 3).toColourspace('cmyk').jpeg().toBuffer();
  return sharp(spot)
    .pipelineColourspace('cmyk')
    .resize(side, side, { kernel: 'nearest' })
    .toColourspace('cmyk')
    .jpeg(inScans)
    .toBuffer();
}

/** The largest that are let in, in the forms that take the most memory. */
export const largestPictures = makeOnce(async () => [
  { what: '40 megapixels', bytes: pngOf({ width: 6300, height: 6300 }) },
  { what: 'a strip', bytes: pngOf({ width: 40, height: 1_000_000 }) },
  {
    what: '40 megapixels that come in scans',
    bytes: await square(6300, 3).jpeg(inScans).toBuffer(),
  },
  {
    what: '40 megapixels to be turned',
    bytes: await square(6300, 3).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  },
  { what: '19 interlaced megapixels of four deep channels', bytes: await encodeInterlaced(square(4400, 4)) },
]);
