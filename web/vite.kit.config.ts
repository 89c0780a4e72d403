import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routesForBrowser } from './vite/routesForBrowser.ts';

/** The page of all components, which only the local run serves. */
export default defineConfig({
  root: join(import.meta.dirname, 'src/kit'),
  base: '/_local/kit/',
  publicDir: false,
  plugins: [routesForBrowser(), react()],
  build: {
    outDir: join(import.meta.dirname, '../.build/kit'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
});
