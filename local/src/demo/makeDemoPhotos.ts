import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deriveLogo, derivePhoto } from '@bloomkin/lambdas/platform/services/images.ts';
import sharp from 'sharp';
import { type DemoFlorist, florists } from './content/florist.ts';
import { originalsDir } from './demoPhotos.ts';
import { listViews, photoName, viewRectangle } from './pictureViews.ts';

/* `node local/src/demo/makeDemoPhotos.ts <source folder>`: 1200 × 1500 px WebP; originals only; sources are not in the repository. */

async function makePhotos(florist: DemoFlorist, sources: string): Promise<void> {
  for (const design of florist.designs) {
    const source = await readFile(path.join(sources, `${design.picture}.webp`));
    for (const view of listViews(design)) {
      const cut = await sharp(source).extract(viewRectangle(design, view)).png().toBuffer();
      const { large } = await derivePhoto(cut);
      await writeFile(path.join(originalsDir, `${photoName(design.picture, view)}.webp`), large);
    }
  }
}

async function makeLogo({ login, logo }: DemoFlorist, sources: string): Promise<void> {
  const picture = logo.face
    ? await readFile(path.join(sources, `${logo.face}.webp`))
    : await drawLetters(logo);
  await writeFile(path.join(originalsDir, `logo-${login}.webp`), await deriveLogo(picture));
}

function drawLetters(logo: DemoFlorist['logo']): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
    <rect width="400" height="400" fill="#fffcfb"/>
    <path d="M60 360V200a140 140 0 0 1 280 0v160z" fill="${logo.color}"/>
    <text x="200" y="290" text-anchor="middle" font-family="DejaVu Serif, Georgia, serif" font-size="${logo.letters.length > 1 ? 120 : 160}" fill="#fffcfb">${logo.letters}</text>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const [sources] = process.argv.slice(2);
if (!sources) throw new Error('Say where the source pictures are');
await mkdir(originalsDir, { recursive: true });
for (const florist of florists) {
  await makePhotos(florist, sources);
  await makeLogo(florist, sources);
}
