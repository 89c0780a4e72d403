import * as z from 'zod';
import { defineEntity, type ValueOf } from '#table/entity.ts';
import { get } from '#table/read.ts';
import { replaceItem } from '#table/write.ts';
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

export async function findSendTimes(identityHash: string): Promise<SendTimes> {
  const found = await get(sendTimesEntity, { identityHash });
  return found ?? { identityHash, sentAtSeconds: [], writtenAtSeconds: 0, version: 0 };
}

/** Undefined on a version conflict. */
export function replaceSendTimes(
  current: SendTimes,
  sentAtSeconds: readonly number[],
  nowSeconds: number,
): Promise<SendTimes | undefined> {
  const next = {
    ...current,
    sentAtSeconds: sentAtSeconds.filter((at) => at > nowSeconds - longestWindowSeconds),
    writtenAtSeconds: nowSeconds,
  };
  return replaceItem(sendTimesEntity, next, current.version > 0 ? current : undefined);
}
