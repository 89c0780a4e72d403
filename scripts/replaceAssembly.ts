import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const retentionMs = 24 * 60 * 60_000;

/** The assets of replaced assemblies stay for a day: a local run that was started with them still serves them. */
export function replaceAssembly(current: string, next: string, old: string, now: Date): void {
  rmSync(old, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, old);
  renameSync(next, current);
  if (existsSync(old)) keepAssets(old, current, now);
  rmSync(old, { recursive: true, force: true });
}

function keepAssets(old: string, current: string, now: Date): void {
  const names = readdirSync(old);
  const manifests = names.filter((name) => name.endsWith('.assets.json'));
  const declared = manifests.map((name) => readFileSync(join(old, name), 'utf8')).join();
  for (const name of names) {
    const asset = join(old, name);
    if (!name.startsWith('asset.') || existsSync(join(current, name))) continue;
    if (declared.includes(name)) utimesSync(asset, now, now);
    if (now.getTime() - statSync(asset).mtimeMs < retentionMs) renameSync(asset, join(current, name));
  }
}
