import { DiscountId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent, and, equals, lessThan, or } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { getMany, queryCollection } from '#platform/table/read.ts';
import { patch, put, type Write } from '#platform/table/transact.ts';
import { type DiscountItem, discountEntity } from './discountEntity.ts';

/** Write sharding: concurrent checkouts count in different rows (docs/decisions/0038). */
export const useShards = Array.from({ length: 8 }, (_, shard) => shard);

export const discountUseEntity = defineEntity({
  name: 'discountUse',
  version: 1,
  schema: z.object({
    ownerId: z.string(),
    discountId: DiscountId,
    shard: z.int(),
    uses: z.int().default(0),
    cents: z.int().default(0),
    /** Quota of this shard, absent without a limit; the quotas add up to the limit. */
    quota: z.int().optional(),
  }),
  /** In the owner's partition: one query reads discounts with their uses. */
  key: { pk: 'DISCOUNTS#{ownerId}', sk: 'USE#{discountId}#{shard}' },
  reads: {
    findUses: 'how often a discount was used',
    listWithUses: 'the discounts of a florist or of the market with how often each was used',
  },
});
export type DiscountUse = ValueOf<typeof discountUseEntity>;

export const countUses = (uses: readonly DiscountUse[]): number =>
  uses.reduce((sum, one) => sum + one.uses, 0);

export const personUseEntity = defineEntity({
  name: 'discountOfPerson',
  version: 1,
  schema: z.object({ userId: UserId, discountId: DiscountId, uses: z.int().default(0) }),
  key: { pk: 'USER#{userId}', sk: 'DISCOUNT#{discountId}' },
  reads: { findPersonUses: 'how often a person used a discount' },
});

interface DiscountRef {
  id: DiscountId;
  ownerId: string;
}

export const findUses = (discounts: readonly DiscountRef[]): Promise<DiscountUse[]> =>
  getMany(
    discountUseEntity,
    discounts.flatMap(({ id: discountId, ownerId }) =>
      useShards.map((shard) => ({ ownerId, discountId, shard })),
    ),
  );

export const listWithUses = (ownerId: string): Promise<[DiscountItem[], DiscountUse[]]> =>
  queryCollection([discountEntity, discountUseEntity], discountEntity.partition({ ownerId }));

export async function findPersonUses(
  userId: UserId,
  discountIds: readonly DiscountId[],
): Promise<Map<DiscountId, number>> {
  const found = await getMany(
    personUseEntity,
    discountIds.slice(0, 100).map((discountId) => ({ userId, discountId })),
  );
  return new Map(found.map(({ discountId, uses }) => [discountId, uses]));
}

interface CountedUse extends DiscountRef {
  shard: number;
  quota: number | null;
  limitPerPerson: number | null;
  cents: number;
}

/** Fails at the limit, or when the limit changed; `unlimited` never fails. */
export function takeUse(userId: UserId, use: CountedUse, { unlimited = false } = {}): Write[] {
  const { id: discountId, ownerId, shard, quota, limitPerPerson, cents } = use;
  const hasRoom =
    quota === null
      ? absent('quota')
      : and(equals('quota', quota), or(absent('uses'), lessThan('uses', quota)));
  const mayAgain = limitPerPerson === null ? undefined : or(absent('uses'), lessThan('uses', limitPerPerson));
  return [
    patch(
      discountUseEntity,
      { ownerId, discountId, shard },
      { set: { ownerId, discountId, shard }, add: { uses: 1, cents } },
      unlimited ? undefined : hasRoom,
    ),
    patch(
      personUseEntity,
      { userId, discountId },
      { set: { userId, discountId }, add: { uses: 1 } },
      unlimited ? undefined : mayAgain,
    ),
  ];
}

export function giveUseBack(userId: UserId, use: CountedUse): Write[] {
  const { id: discountId, ownerId, shard, cents } = use;
  return [
    patch(
      discountUseEntity,
      { ownerId, discountId, shard },
      { set: { ownerId, discountId, shard }, add: { uses: -1, cents: 0 - cents } },
    ),
    patch(personUseEntity, { userId, discountId }, { set: { userId, discountId }, add: { uses: -1 } }),
  ];
}

export function changeTakenOff(use: CountedUse, cents: number): Write {
  const { id: discountId, ownerId, shard } = use;
  const id = { ownerId, discountId, shard };
  return patch(discountUseEntity, id, { set: id, add: { cents } });
}

/** Divides the rest of a limit among the shards in equal parts. Empty when nothing limits or limited. */
export function divideLimit(
  { id: discountId, ownerId }: DiscountRef,
  limitTotal: number | null,
  read: readonly DiscountUse[],
): DiscountUse[] {
  const left = Math.max(0, (limitTotal ?? 0) - read.reduce((sum, { uses }) => sum + uses, 0));
  return useShards.flatMap((shard) => {
    const row = read.find((one) => one.shard === shard);
    const share = Math.floor(left / useShards.length) + (shard < left % useShards.length ? 1 : 0);
    const { uses = 0, cents = 0 } = row ?? {};
    if (limitTotal === null)
      return row?.quota === undefined ? [] : { ownerId, discountId, shard, uses, cents };
    return { ownerId, discountId, shard, uses, cents, quota: uses + share };
  });
}

/** Fails when a checkout was faster. */
export const putQuotas = (next: readonly DiscountUse[], read: readonly DiscountUse[]): Write[] =>
  next.map((use) => {
    const isNew = !read.some(({ shard }) => shard === use.shard);
    return put(
      discountUseEntity,
      use,
      isNew ? absent() : and(equals('uses', use.uses), equals('cents', use.cents)),
    );
  });
