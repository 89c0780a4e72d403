import { build } from '@bloomkin/scripts/build.ts';
import { explainFailure } from './explainFailure.ts';
import { type LocalCloud, startLocalCloud } from './localCloud.ts';
import { readSettings } from './settings.ts';
import { onShutdown } from './shutdown.ts';

async function start(): Promise<void> {
  const { assemblyDir, ...settings } = readSettings(process.env);
  const starting: { cloud?: LocalCloud } = {};
  onShutdown(async () => starting.cloud?.close());
  const dir = assemblyDir ?? (await build(console.log)).assemblyDir;
  starting.cloud = await startLocalCloud({ ...settings, assemblyDir: dir, demoData: true });
  const { url, functions } = starting.cloud;
  console.log(
    `\nBloomkin is ready: ${url}\nText messages, e-mails and who can sign in: ${url}/_local\nCtrl-C ends it.`,
  );
  // Its schedule begins in five minutes; the feeds are there at once.
  const builder = functions.specs.find(({ name }) => name.endsWith('-catalogueBuilder'));
  if (builder) await functions.invoke(builder.name, {});
}

function end(failure: unknown, withStack = process.env.LOG === '1'): void {
  const error = explainFailure(failure, () => readSettings(process.env));
  const isExplained = error !== failure;
  console.error(error instanceof Error && (isExplained || !withStack) ? error.message : error);
  process.exit(1);
}

/** The stores write in calls that nothing awaits. */
process.on('uncaughtException', (error) => end(error, true));
start().catch((error: unknown) => end(error));
