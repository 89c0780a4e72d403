import { join } from 'node:path';
import { build } from '@bloomkin/scripts/build.ts';
import { createServer, type Plugin } from 'vite';
import { type LocalCloud, startLocalCloud } from './localCloud.ts';
import { readSettings } from './settings.ts';
import { onShutdown } from './shutdown.ts';

// `npm run dev`: the local cloud, with the web app served from source and hot-reloaded.

const cloudPaths = ['/api', '/media', '/_local', '/config.json'];

/** Paths of the web app follow the distribution's viewer function. */
function pagesFrom(cloud: LocalCloud): Plugin {
  return {
    name: 'pages-of-the-distribution',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        const isPage = request.headers.accept?.includes('text/html') && !path.includes('.');
        if (!isPage || cloudPaths.some((prefix) => path.startsWith(prefix))) return next();
        cloud.pageOf(path).then((page) => {
          request.url = page;
          next();
        }, next);
      });
    },
  };
}

async function develop(): Promise<void> {
  const { assemblyDir, port, ...settings } = readSettings(process.env);
  const dir = assemblyDir ?? (await build(console.log)).assemblyDir;
  const publicUrl = `http://localhost:${port}`;
  const cloud = await startLocalCloud({ ...settings, assemblyDir: dir, demoData: true, publicUrl });
  const web = await createServer({
    configFile: join(import.meta.dirname, '../../web/vite.config.ts'),
    plugins: [pagesFrom(cloud)],
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(cloudPaths.map((path) => [path, cloud.url])),
    },
  });
  onShutdown(async () => {
    await web.close();
    await cloud.close();
  });
  await web.listen();
  console.log(`\nBloomkin with hot reload: ${publicUrl}\nText messages and e-mails: ${publicUrl}/_local`);
}

develop().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
