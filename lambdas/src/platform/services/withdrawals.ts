import { setting } from '#platform/settings.ts';
import { loadS3 } from './s3.ts';

/**
 * What people took back: `deleted/{userId}` and `{consent|reminders|cart}/{userId}/{instant}/{agreed|withdrawn}` and
 * `noes/{userId}/{recipientId}/{instant}`, without a name. In a bucket of its
 * own, so that a restored table learns of it again (docs/decisions/0206).
 */
export async function putWithdrawal(line: string): Promise<void> {
  const { s3, PutObjectCommand } = await loadS3();
  await s3.send(new PutObjectCommand({ Bucket: setting('WITHDRAWALS_BUCKET'), Key: line, Body: line }));
}

/** The parts after the prefix, in the order of their text. */
export async function listWithdrawals(
  kind: 'deleted' | 'consent' | 'reminders' | 'cart' | 'noes',
): Promise<string[][]> {
  const { s3, ListObjectsV2Command } = await loadS3();
  const lines: string[][] = [];
  let from: string | undefined;
  do {
    const page = await s3.send(
      new ListObjectsV2Command({
        Bucket: setting('WITHDRAWALS_BUCKET'),
        Prefix: `${kind}/`,
        ContinuationToken: from,
      }),
    );
    for (const { Key = '' } of page.Contents ?? []) lines.push(Key.split('/').slice(1));
    from = page.NextContinuationToken;
  } while (from);
  return lines;
}
