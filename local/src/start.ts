import { build } from '@bloomkin/scripts/build.ts';
import { readSettings } from './settings.ts';
import { onShutdown } from './shutdown.ts';
import { startWorld, type World } from './world.ts';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

async function start(): Promise<void> {
  const { assemblyDir, ...settings } = readSettings(process.env);
  const starting: { world?: World } = {};
  onShutdown(async () => starting.world?.close());
  const dir = assemblyDir ?? (await build(console.log)).assemblyDir;
  try {
    starting.world = await startWorld({ ...settings, assemblyDir: dir, demoData: true });
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE'))
      throw new Error(`Port ${settings.port} is taken: set PORT to another one (PORT=8090 npm start)`, {
        cause: error,
      });
    throw error;
  }
  const { url } = starting.world;
  console.log(
    `\nBloomkin is ready: ${url}\nText messages, e-mails and who can sign in: ${url}/_local\nCtrl-C ends it.`,
  );
}

/** The stores write in calls that nothing awaits. */
process.on('uncaughtException', (error) => {
  const { dataDir } = readSettings(process.env);
  console.error(
    hasCode(error, 'ENOSPC') ? `The disk of ${dataDir} is full: free some space and start again` : error,
  );
  process.exit(1);
});

start().catch((error: unknown) => {
  console.error(process.env.LOG === '1' ? error : error instanceof Error ? error.message : error);
  process.exit(1);
});
