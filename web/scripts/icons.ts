import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

// Run by hand when the mark changes: `node web/scripts/icons.ts`. Its output is committed.

const publicDir = join(import.meta.dirname, '../public');
const target = join(publicDir, 'icons');
const mark = readFileSync(join(publicDir, 'icon.svg'), 'utf8');
/** Notification badges show the shape alone. */
const whiteMark = mark.replaceAll(/fill="#[0-9A-F]{6}"/gi, 'fill="#fff"');
const ground = '#FBE6EF';

interface Icon {
  name: string;
  size: number;
  /** How much of the width the mark takes. */
  share: number;
  background?: string;
  svg?: string;
}

/** Launchers crop a maskable icon to a circle of 80 %; iOS fills transparency with black. */
const icons: readonly Icon[] = [
  { name: 'icon-192', size: 192, share: 0.92 },
  { name: 'icon-512', size: 512, share: 0.92 },
  { name: 'maskable-192', size: 192, share: 0.58, background: ground },
  { name: 'maskable-512', size: 512, share: 0.58, background: ground },
  { name: 'apple-touch-icon', size: 180, share: 0.68, background: ground },
  { name: 'badge-96', size: 96, share: 0.92, svg: whiteMark },
];

mkdirSync(target, { recursive: true });
for (const { name, size, share, background, svg = mark } of icons) {
  const inner = Math.round(size * share);
  const input = await sharp(Buffer.from(svg), { density: (72 * inner) / 40 })
    .resize(inner, inner)
    .toBuffer();
  await sharp({
    create: { width: size, height: size, channels: 4, background: background ?? '#0000' },
  })
    .composite([{ input, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(target, `${name}.png`));
}
