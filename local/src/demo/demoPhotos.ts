import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveSmaller } from '@bloomkin/lambdas/platform/services/images.ts';

/** One original a photo, in the shop's large size, and the logos. */
export const originalsDir = join(import.meta.dirname, '../../demo-photos');
/** The originals and their smaller sizes, made by the build. */
export const builtPhotosDir = join(import.meta.dirname, '../../../.build/demo-photos');

const isLogo = (file: string) => file.startsWith('logo-');
/** Each keeps a core or two busy. */
const atOnce = 2;

/** Writes every original and its smaller sizes, by the code that serves a florist's upload: some 18 s of CPU. */
export async function buildDemoPhotos(dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const files = (await readdir(originalsDir)).values();
  const work = async () => {
    for (const file of files) await writeSizes(file, dir);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function writeSizes(file: string, dir: string): Promise<void> {
  await copyFile(join(originalsDir, file), join(dir, file));
  if (isLogo(file)) return;
  const { medium, small } = await deriveSmaller(await readFile(join(originalsDir, file)));
  const name = file.replace(/\.webp$/, '');
  await writeFile(join(dir, `${name}-800.webp`), medium);
  await writeFile(join(dir, `${name}-480.webp`), small);
}
