import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';

/** Few at any time: one for each claim that nobody has decided. */
export const openClaimEntity = defineEntity({
  name: 'openClaim',
  version: 1,
  schema: z.object({ orderId: OrderId }),
  key: { pk: 'OPEN_CLAIMS', sk: '{orderId}' },
  reads: { listOpenClaims: 'the orders with a claim that nobody has decided' },
});

export const putOpenClaim = (orderId: OrderId): Write => put(openClaimEntity, { orderId });
export const removeOpenClaim = (orderId: OrderId): Write => remove(openClaimEntity, { orderId });

export async function listOpenClaims(): Promise<OrderId[]> {
  return (await queryPartition(openClaimEntity, {})).map(({ orderId }) => orderId);
}
