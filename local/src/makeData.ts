import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder } from '@local/aws/buckets/importFolder.ts';
import type { ObjectStore } from '@local/aws/buckets/objectStore.ts';
import { createTable, isEmpty, openStream } from '@local/aws/dynamo/tables.ts';
import { operatorKey } from '@local/aws/endpoint/awsEndpoint.ts';
import { endpointVariables } from '@local/aws/services.ts';
import type { ShopCloud } from './cloud.ts';
import { demoPhotoKeyPrefix } from './demo/build/mediaPaths.ts';
import { seedDemoData } from './demo/seedDemoData.ts';

/** Written last: without it the next run starts over. */
const wholeMark = 'whole.json';

/** Streams open after the seeding, so functions do not process the demo data. Returns the new tables. */
export async function makeData(cloud: ShopCloud, demoData: boolean): Promise<ReadonlySet<string>> {
  if (cloud.data.dir && cloud.data.read(wholeMark) === undefined) await clearData(cloud);
  const made = new Set<string>();
  for (const table of cloud.tables)
    if (await createTable(cloud.engine, table, cloud.clock)) made.add(table.ref);
  const [main] = cloud.tables;
  if (demoData && main && (await isEmpty(cloud.engine, main))) await seed(cloud);
  for (const table of cloud.tables) if (made.has(table.ref)) await openStream(cloud.engine, table);
  cloud.data.write(wholeMark, '{}');
  return made;
}

export async function clearData(cloud: ShopCloud): Promise<void> {
  cloud.data.remove(wholeMark);
  cloud.data.remove('streams');
  cloud.queues.clear();
  cloud.buckets.reset();
  await Promise.all([
    cloud.engine.reset(),
    cloud.cognito.reset(),
    cloud.messages.reset(),
    cloud.payments.reset(),
  ]);
}

/** The functions' environment with the operator's key, which may do everything. */
export function operatorVariables({ functions, endpoint, deployment }: ShopCloud): Record<string, string> {
  return {
    ...Object.assign({}, ...functions.specs.map(({ environment }) => environment)),
    ...endpointVariables(endpoint.port),
    AWS_ACCESS_KEY_ID: operatorKey,
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_REGION: deployment.region,
  };
}

async function seed(cloud: ShopCloud): Promise<void> {
  const mediaFolder = mkdtempSync(join(tmpdir(), 'bloomkin-media-'));
  try {
    // A busy machine answers late, and a seed that gives up ends the start.
    const environment = { ...operatorVariables(cloud), CLIENT_TIMEOUT_FACTOR: '10' };
    const { cardPayments, payoutAccounts } = await seedDemoData({
      environment,
      mediaFolder,
      now: cloud.clock.now(),
    });
    cloud.payments.rememberAccounts(payoutAccounts);
    cloud.payments.remember(cardPayments);
    importFolder(photoStore(cloud), mediaFolder, cloud.clock.now());
  } finally {
    rmSync(mediaFolder, { recursive: true, force: true });
  }
}

function photoStore({ distribution, buckets }: ShopCloud): ObjectStore {
  const bucket = distribution.findBucket(`/${demoPhotoKeyPrefix}`);
  const store = bucket === undefined ? undefined : buckets.findStore(bucket);
  if (!store) throw new Error('The distribution shows no bucket of photos');
  return store;
}
