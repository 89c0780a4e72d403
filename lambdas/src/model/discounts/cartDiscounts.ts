import { describeCodeRefusal } from '@bloomkin/shared/rules/describeDiscount.ts';
import {
  type CodeRefusal,
  discountLines,
  getBearer,
  getPhase,
  marketOwner,
} from '@bloomkin/shared/rules/discount.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { isOn } from '#model/marketSettings/featureSettings.ts';
import type { ProductItem } from '#model/products/productEntity.ts';
import { type DiscountItem, listDiscountsOf } from './discountEntity.ts';
import { type DiscountUse, findPersonUses, findUses, useShards } from './discountUseEntity.ts';
import { isCovered, loadScopes, type Scopes } from './eligibility.ts';
import type { AppliedDiscount } from './orderDiscounts.ts';

interface DiscountableLine {
  product: ProductItem;
  priceCents: number;
  count: number;
  available: boolean;
}

export interface DiscountedCart {
  applied: readonly AppliedDiscount[];
  byLine: readonly ({ id: DiscountItem['id']; cents: number } | null)[];
  totalCents: number;
  /** Why the code has no effect; null when it has, or when other discounts are larger. */
  fault: { reason: CodeRefusal; message: string } | null;
}

/** `day`: today in the florist's time zone. */
export function discountCart(
  lines: readonly DiscountableLine[],
  discounts: CartDiscounts,
  day: Day,
): DiscountedCart {
  const goods = lines.map(({ available, ...line }) => ({ ...line, count: available ? line.count : 0 }));
  const codes = discounts.offered.filter(({ terms }) => terms.code !== null);
  const usable = [
    ...discounts.offered.filter(({ terms }) => terms.code === null),
    ...codes
      .toSorted((a, b) => Number(findRefusal(b, day) !== null) - Number(findRefusal(a, day) !== null))
      .slice(-1),
  ].filter((offered) => findRefusal(offered, day) === null);
  const best = discountLines(
    goods,
    usable.map(({ terms }) => terms),
    (terms, { product }) => isCovered(terms, product, discounts.scopes),
  );
  const applied = usable.flatMap(({ terms, uses }) => {
    const cents = best.reduce((sum, one) => sum + (one?.discount.id === terms.id ? one.cents : 0), 0);
    return cents > 0 ? toApplied(terms, uses, cents) : [];
  });
  return {
    applied,
    byLine: best.map((one) => one && { id: one.discount.id, cents: one.cents }),
    totalCents: applied.reduce((sum, { cents }) => sum + cents, 0),
    fault: findFault(discounts, codes, goods, day),
  };
}

function findRefusal({ terms, uses, usedByPerson }: OfferedDiscount, day: Day): CodeRefusal | null {
  const phase = getPhase(terms, day);
  if (phase === 'off') return 'unknown';
  if (phase !== 'live') return phase;
  if (terms.limitTotal !== null && !uses.some(hasRoom)) return 'used_up';
  if (terms.limitPerPerson !== null && usedByPerson >= terms.limitPerPerson) return 'used_by_you';
  return null;
}

export const hasRoom = ({ uses, quota = 0 }: DiscountUse): boolean => uses < quota;

/** A random shard with remaining uses, so that parallel checkouts rarely share a row. */
export function chooseShard(uses: readonly DiscountUse[], isLimited: boolean) {
  const free = isLimited ? uses.filter(hasRoom) : [];
  const chosen = free[Math.floor(Math.random() * free.length)];
  if (chosen) return { shard: chosen.shard, quota: chosen.quota ?? null };
  return { shard: Math.floor(Math.random() * useShards.length), quota: null };
}

const toApplied = (terms: DiscountItem, uses: readonly DiscountUse[], cents: number): AppliedDiscount => ({
  id: terms.id,
  ownerId: terms.ownerId,
  name: terms.name,
  code: terms.code,
  kind: terms.kind,
  value: terms.value,
  borneBy: getBearer(terms),
  limitPerPerson: terms.limitPerPerson,
  cents,
  ...chooseShard(uses, terms.limitTotal !== null),
});

function findFault(
  { code, scopes }: CartDiscounts,
  offered: readonly OfferedDiscount[],
  goods: readonly DiscountableLine[] | readonly Omit<DiscountableLine, 'available'>[],
  day: Day,
): DiscountedCart['fault'] {
  if (code === null) return null;
  const goodsCents = goods.reduce((sum, { priceCents, count }) => sum + priceCents * count, 0);
  const faults = offered.map((one) => {
    const { terms } = one;
    const refusal = findRefusal(one, day);
    if (refusal) return { reason: refusal, terms };
    if (!goods.some(({ product, count }) => count > 0 && isCovered(terms, product, scopes)))
      return { reason: 'not_these' as const, terms };
    return goodsCents < terms.minOrderCents ? { reason: 'minimum' as const, terms } : null;
  });
  if (faults.includes(null)) return null;
  const [fault] = faults;
  if (!fault) return { reason: 'unknown', message: describeCodeRefusal('unknown', { code }) };
  return { reason: fault.reason, message: describeCodeRefusal(fault.reason, { ...fault.terms, code }) };
}

export interface OfferedDiscount {
  terms: DiscountItem;
  /** Read for a limited one alone. */
  uses: readonly DiscountUse[];
  usedByPerson: number;
}

export interface CartDiscounts {
  /** The code they were read for. */
  code: string | null;
  companyId: CompanyId | null;
  offered: readonly OfferedDiscount[];
  scopes: Scopes;
}

const noScopes: Scopes = { parents: new Map(), collections: new Map() };

/** For a cart that is only looked at. */
export const noDiscounts: CartDiscounts = { code: null, companyId: null, offered: [], scopes: noScopes };

interface Asker {
  userId: UserId;
  companyId: CompanyId;
  discountCode: string | null;
}

/**
 * Automatic ones that are on, and those of the code whatever their state; while codes are off, as without one.
 * `automatic`: as `listAutomatic` or `findProductsOffered` reads them.
 */
export async function loadDiscounts(
  { userId, companyId, discountCode: typed }: Asker,
  automatic: Promise<readonly DiscountItem[]>,
): Promise<CartDiscounts> {
  const [offers, { code, coded }] = await Promise.all([automatic, listOfCode(typed, companyId)]);
  const head = { code, companyId };
  const found = [...offers, ...coded].filter((one) => one.companyId === null || one.companyId === companyId);
  if (found.length === 0) return { ...head, offered: [], scopes: noScopes };
  const personal = found.filter(({ limitPerPerson }) => limitPerPerson !== null);
  const [uses, byPerson, scopes] = await Promise.all([
    findUses(found.filter(({ limitTotal }) => limitTotal !== null)),
    findPersonUses(
      userId,
      personal.map(({ id }) => id),
    ),
    loadScopes(found),
  ]);
  return {
    ...head,
    scopes,
    offered: found.map((terms) => ({
      terms,
      uses: uses.filter(({ discountId }) => discountId === terms.id),
      usedByPerson: byPerson.get(terms.id) ?? 0,
    })),
  };
}

async function listOfCode(typed: string | null, companyId: CompanyId) {
  if (typed === null || !(await isOn('discount_codes', new Date()))) return { code: null, coded: [] };
  const lists = await Promise.all([companyId, marketOwner].map((ownerId) => listDiscountsOf(ownerId)));
  return { code: typed, coded: lists.flat().filter(({ code }) => code === typed) };
}
