import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get } from '#platform/table/read.ts';
import { raiseLock, replace, type Write } from '#platform/table/transact.ts';
import { replaceItem } from '#platform/table/write.ts';
import { longestWindowSeconds } from './sendPace.ts';

export const sendTimesEntity = defineEntity({
  name: 'sendTimes',
  version: 1,
  schema: z.object({
    /** A keyed hash: no stranger's address is stored. */
    identityHash: z.string(),
    sentAtSeconds: z.array(z.int()).readonly(),
    writtenAtSeconds: z.int(),
    version: z.int(),
  }),
  key: { pk: 'SEND_TIMES#{identityHash}', sk: 'SEND_TIMES' },
  lock: 'version',
  ttl: ({ writtenAtSeconds }) => writtenAtSeconds + longestWindowSeconds,
  reads: { findSendTimes: 'when codes were sent to a phone or e-mail' },
});
export type SendTimes = ValueOf<typeof sendTimesEntity>;

export async function findSendTimes(identityHash: string, read: Get = get): Promise<SendTimes> {
  const found = await read(sendTimesEntity, { identityHash });
  return found ?? { identityHash, sentAtSeconds: [], writtenAtSeconds: 0, version: 0 };
}

/** Undefined on a version conflict. */
export const replaceSendTimes = (
  current: SendTimes,
  sentAtSeconds: readonly number[],
  nowSeconds: number,
): Promise<SendTimes | undefined> =>
  replaceItem(sendTimesEntity, toNext(current, sentAtSeconds, nowSeconds), toRead(current));

export function addSend(current: SendTimes, nowSeconds: number): { write: Write; added: SendTimes } {
  const next = toNext(current, [...current.sentAtSeconds, nowSeconds], nowSeconds);
  const read = toRead(current);
  return { write: replace(sendTimesEntity, next, read), added: raiseLock(sendTimesEntity, next, read) };
}

const toRead = (current: SendTimes) => (current.version > 0 ? current : undefined);

const toNext = (current: SendTimes, sentAtSeconds: readonly number[], nowSeconds: number): SendTimes => ({
  ...current,
  sentAtSeconds: sentAtSeconds.filter((at) => at > nowSeconds - longestWindowSeconds),
  writtenAtSeconds: nowSeconds,
});
