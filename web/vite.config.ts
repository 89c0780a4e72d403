import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appManifest } from './vite/appManifest.ts';
import { chunks } from './vite/chunks.ts';
import { inlineStyles } from './vite/inlineStyles.ts';
import { minifyInlineScripts } from './vite/minifyInlineScripts.ts';
import { officeChunks } from './vite/officeChunks.ts';
import { preloadPages } from './vite/preloadPages.ts';
import { routesForBrowser } from './vite/routesForBrowser.ts';
import { shellModule } from './vite/shellModule.ts';
import { ssrChunks } from './vite/ssrChunks.ts';

/** Beside the files that are served, but not one of them. */
const renderFile = '.render/storefront.mjs';
const page = (name: string) => join(import.meta.dirname, name);
const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(page(file)))
    .digest('hex')
    .slice(0, 12);

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  oxc: {
    plugins: {
      // Component ids that are the same on the server and in lazy chunks.
      styledComponents: {
        ssr: true,
        displayName: mode !== 'production',
        fileName: false,
        minify: true,
        pure: true,
      },
    },
  },
  plugins: [
    routesForBrowser(),
    react(),
    inlineStyles('index.html'),
    minifyInlineScripts('index.html'),
    preloadPages('index.html'),
    shellModule(),
    ssrChunks(),
    appManifest(),
  ],
  server: {
    proxy: {
      '/api': 'http://localhost:8080',
      '/media': 'http://localhost:8080',
      '/_local': 'http://localhost:8080',
    },
  },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  // Two builds into one folder: in one, the back office's data router would be in the storefront's first download too.
  environments: {
    client: {
      build: {
        emptyOutDir: true,
        manifest: '.vite/storefront.json',
        license: { fileName: 'assets/licences.txt' },
        rolldownOptions: {
          input: page('index.html'),
          // The first download lists every later file: without the names, and with hashes of seven letters, it is 0.4 KB less.
          output: { codeSplitting: chunks, chunkFileNames: 'assets/[hash:7].js' },
        },
      },
    },
    backOffice: {
      consumer: 'client',
      build: {
        manifest: '.vite/backOffice.json',
        license: { fileName: 'assets/licences-office.txt' },
        copyPublicDir: false,
        rolldownOptions: {
          input: page('backoffice.html'),
          output: { codeSplitting: officeChunks, chunkFileNames: 'assets/[hash:7].js' },
        },
      },
    },
    /** At the root, so that it serves all pages; its name never changes. */
    serviceWorker: {
      consumer: 'client',
      define: { offlineVersion: JSON.stringify(hashOf('public/offline.html')) },
      build: {
        copyPublicDir: false,
        rolldownOptions: {
          input: page('serviceWorker/serviceWorker.ts'),
          output: { entryFileNames: 'sw.js', codeSplitting: false },
        },
      },
    },
    /** The storefront's pages as HTML: one file, which the function that serves them is bundled with. */
    render: {
      consumer: 'server',
      resolve: { noExternal: true, conditions: ['module-sync', 'module', 'node'] },
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      build: {
        copyPublicDir: false,
        license: { fileName: '.render/licences.txt' },
        rolldownOptions: {
          input: page('src/render/storefront.ts'),
          // The function that contains it has them already.
          external: /^@bloomkin\/shared\/(pages|rules\/\w+)\.ts$/,
          output: { entryFileNames: renderFile, codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, backOffice, serviceWorker, render } = builder.environments;
      if (client) await builder.build(client);
      if (backOffice) await builder.build(backOffice);
      if (serviceWorker) await builder.build(serviceWorker);
      if (render) await builder.build(render);
    },
  },
}));
