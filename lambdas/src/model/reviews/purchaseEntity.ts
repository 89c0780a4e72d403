import { ProductId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent } from '#platform/table/condition.ts';
import { defineEntity } from '#platform/table/entity.ts';
import { get } from '#platform/table/read.ts';
import { check, type Write } from '#platform/table/transact.ts';
import { putItem } from '#platform/table/write.ts';

export const purchaseEntity = defineEntity({
  name: 'purchase',
  version: 1,
  schema: z.object({ userId: UserId, productId: ProductId }),
  key: { pk: 'USER#{userId}', sk: 'BOUGHT#{productId}' },
  reads: { hasBought: 'whether a person had a product' },
});

export async function hasBought(userId: UserId, productId: ProductId): Promise<boolean> {
  return (await get(purchaseEntity, { userId, productId })) !== undefined;
}

/** Fails when an order was completed since `hasBought`: the review would stay unverified. */
export const stillNotBought = (userId: UserId, productId: ProductId): Write =>
  check(purchaseEntity, { userId, productId }, absent());

export async function rememberBought(userId: UserId, productId: ProductId): Promise<void> {
  await putItem(purchaseEntity, { userId, productId });
}
