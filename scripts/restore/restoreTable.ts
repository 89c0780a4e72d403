import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { type Aws, ifFound } from '#aws/awsCli.ts';

export interface TableRestore {
  source: string;
  target: string;
  at: Date;
  pollMs?: number;
}

const Backups = z.object({
  ContinuousBackupsDescription: z.object({
    PointInTimeRecoveryDescription: z.object({ PointInTimeRecoveryStatus: z.string() }),
  }),
});
const Described = z.object({
  Table: z.object({
    TableArn: z.string(),
    TableStatus: z.string(),
    StreamSpecification: z.object({ StreamEnabled: z.boolean() }).nullish(),
    DeletionProtectionEnabled: z.boolean().default(false),
  }),
});
type Description = z.output<typeof Described>['Table'];
const TimeToLive = z.object({ TimeToLiveDescription: z.object({ TimeToLiveStatus: z.string() }) });

const defaultPollMs = 20_000;

/** Restores into a new table beside the source. Can be resumed. */
export async function restoreTable(aws: Aws, restore: TableRestore): Promise<void> {
  if (!(await describe(aws, restore.target))) await begin(aws, restore);
  await prepareTable(aws, restore);
}

type Restored = Pick<TableRestore, 'target' | 'pollMs'>;

/** Enables the settings that a restore omits, also for a table restored from a vault. */
export async function prepareTable(aws: Aws, restore: Restored): Promise<void> {
  await waitUntilActive(aws, restore);
  await enableRecovery(aws, restore.target);
  await enableTimeToLive(aws, restore.target);
  await enableStream(aws, restore);
  await protect(aws, restore);
}

async function begin(aws: Aws, { source, target, at }: TableRestore): Promise<void> {
  const args = ['dynamodb', 'restore-table-to-point-in-time', '--source-table-name', source];
  await aws([...args, '--target-table-name', target, '--restore-date-time', at.toISOString()]);
}

const onTable = (aws: Aws, action: string, table: string, ...options: string[]) =>
  aws(['dynamodb', action, '--table-name', table, ...options]);

async function describe(aws: Aws, table: string): Promise<Description | undefined> {
  const found = await ifFound(onTable(aws, 'describe-table', table));
  return found === undefined ? undefined : Described.parse(found).Table;
}

/** A restore takes minutes to hours, a table update seconds. */
async function waitUntilActive(aws: Aws, { target, pollMs = defaultPollMs }: Restored) {
  for (;;) {
    const description = await describe(aws, target);
    if (description?.TableStatus === 'ACTIVE') return description;
    await pause(pollMs);
  }
}

async function enableRecovery(aws: Aws, table: string): Promise<void> {
  const { ContinuousBackupsDescription: found } = Backups.parse(
    await onTable(aws, 'describe-continuous-backups', table),
  );
  if (found.PointInTimeRecoveryDescription.PointInTimeRecoveryStatus === 'ENABLED') return;
  const recovery = JSON.stringify({ PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 });
  const option = '--point-in-time-recovery-specification';
  await onTable(aws, 'update-continuous-backups', table, option, recovery);
}

async function enableTimeToLive(aws: Aws, table: string): Promise<void> {
  const { TimeToLiveDescription } = TimeToLive.parse(await onTable(aws, 'describe-time-to-live', table));
  if (TimeToLiveDescription.TimeToLiveStatus !== 'DISABLED') return;
  const specification = JSON.stringify({ AttributeName: 'ttl', Enabled: true });
  await onTable(aws, 'update-time-to-live', table, '--time-to-live-specification', specification);
}

async function enableStream(aws: Aws, restore: Restored): Promise<void> {
  const { StreamSpecification } = await waitUntilActive(aws, restore);
  if (StreamSpecification?.StreamEnabled) return;
  const specification = JSON.stringify({ StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' });
  await onTable(aws, 'update-table', restore.target, '--stream-specification', specification);
}

async function protect(aws: Aws, restore: Restored): Promise<void> {
  const { DeletionProtectionEnabled } = await waitUntilActive(aws, restore);
  if (DeletionProtectionEnabled) return;
  await onTable(aws, 'update-table', restore.target, '--deletion-protection-enabled');
}
