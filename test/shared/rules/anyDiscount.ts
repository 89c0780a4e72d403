import fc from 'fast-check';

export const line = fc.record({
  priceCents: fc.integer({ min: 1, max: 99_999 }),
  count: fc.integer({ min: 1, max: 20 }),
  group: fc.integer({ min: 0, max: 2 }),
});

export const lines = fc.array(line, { minLength: 1, maxLength: 12 });
type Line = { priceCents: number; count: number; group: number };

export const discount = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    value: fc.integer({ min: 1, max: 90 }),
    minOrderCents: fc.integer({ min: 0, max: 50_000 }),
    groups: fc.subarray([0, 1, 2]),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    value: fc.integer({ min: 1, max: 50_000 }),
    minOrderCents: fc.integer({ min: 0, max: 50_000 }),
    groups: fc.subarray([0, 1, 2]),
  }),
);

export type Discount = { kind: 'percent' | 'amount'; value: number; minOrderCents: number; groups: number[] };
export const covers = ({ groups }: Discount, { group }: Line) => groups.includes(group);
export const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
export const worth = ({ priceCents, count }: Line) => priceCents * count;
