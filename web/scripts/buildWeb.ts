import { join } from 'node:path';
import { createBuilder } from 'vite';

/** Builds storefront and back office into a folder, as `vite build` does. */
export async function buildWeb(outDir: string): Promise<void> {
  const configFile = join(import.meta.dirname, '../vite.config.ts');
  const builder = await createBuilder({
    configFile,
    mode: 'production',
    logLevel: 'error',
    build: { outDir },
  });
  await builder.buildApp();
}
