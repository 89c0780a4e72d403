import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import { marketOwner } from '@bloomkin/shared/rules/discount.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { type DiscountInput, maxAutomatic, maxDiscounts } from '@bloomkin/shared/schemas/discount.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { findCategory, findCollection } from '#model/categories/categoryEntity.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import { readMoneySettings } from '#model/marketSettings/moneySettings.ts';
import type { DiscountItem } from './discountEntity.ts';

type Terms = Pick<
  DiscountItem,
  | 'name'
  | 'code'
  | 'kind'
  | 'value'
  | 'companyId'
  | 'categoryId'
  | 'collectionId'
  | 'minOrderCents'
  | 'fromDay'
  | 'toDay'
  | 'active'
  | 'limitTotal'
  | 'limitPerPerson'
>;

/** A florist's discount is always for its own company. */
export function toTerms(ownerId: string, input: DiscountInput): Terms {
  const isForeign = input.company_id !== null && input.company_id !== ownerId;
  if (ownerId !== marketOwner && isForeign) throw new AppError('ACCESS.FORBIDDEN');
  return {
    name: input.name,
    code: input.code,
    kind: input.kind,
    value: input.kind === 'percent' ? input.value / 100 : input.value,
    companyId: ownerId === marketOwner ? input.company_id : CompanyId.parse(ownerId),
    categoryId: input.category_id,
    collectionId: input.collection_id,
    minOrderCents: input.min_order,
    fromDay: input.from,
    toDay: input.to,
    active: input.active,
    limitTotal: input.limit_total,
    limitPerPerson: input.limit_per_person,
  };
}

export async function checkTerms(ownerId: string, terms: Terms, now: Date): Promise<void> {
  const { companyId, categoryId, collectionId } = terms;
  const [company, category, collection, { commissionPercent }] = await Promise.all([
    companyId && findCompanyItem(companyId),
    categoryId && findCategory(categoryId),
    collectionId && findCollection(collectionId),
    readMoneySettings(now),
  ]);
  if (companyId && !company) throw invalidField('company_id', 'Choose a florist');
  if (categoryId && !category) throw invalidField('category_id', 'Choose a category');
  if (collectionId && !collection) throw invalidField('collection_id', 'Choose a collection');
  if (ownerId === marketOwner) refuseBeyondCommission(terms, commissionPercent);
}

type Size = Pick<DiscountItem, 'kind' | 'value' | 'minOrderCents'>;

/** The market pays for its discounts out of its commission (docs/product-rules.md, "Discounts"). */
export function isBeyondCommission({ kind, value, minOrderCents }: Size, commissionPercent: number): boolean {
  if (kind === 'percent') return value > commissionPercent;
  return value * 100 > minOrderCents * commissionPercent;
}

function refuseBeyondCommission(terms: Size, commissionPercent: number): void {
  if (!isBeyondCommission(terms, commissionPercent)) return;
  const reason = `the market pays it out of its commission of ${commissionPercent}%`;
  if (terms.kind === 'percent')
    throw invalidField('value', `At most ${Math.floor(commissionPercent)}: ${reason}`);
  if (commissionPercent === 0)
    throw invalidField('value', 'Without a commission the market has nothing to give');
  const least = Math.ceil(terms.value / commissionPercent) * 100;
  throw invalidField('min_order', `At least ${formatMoney(least)}: ${reason}`);
}

/** `others`: the rest of the owner's list. */
export function checkBeside(terms: Terms, others: readonly DiscountItem[]): void {
  const isTaken = terms.code !== null && others.some(({ code }) => code === terms.code);
  if (isTaken) {
    const message = 'Another discount has this code';
    throw new AppError('DISCOUNT.CODE_TAKEN', { errors: [{ path: 'code', message }] });
  }
  const isAutomatic = ({ code, active }: Pick<Terms, 'code' | 'active'>) => code === null && active;
  const automatic = others.filter(isAutomatic).length;
  if (others.length >= maxDiscounts || (isAutomatic(terms) && automatic >= maxAutomatic))
    throw new AppError('DISCOUNT.TOO_MANY');
}

export function checkLimit({ limitTotal }: Pick<Terms, 'limitTotal'>, used: number): void {
  if (limitTotal !== null && limitTotal < used)
    throw invalidField('limit_total', `Used ${used} times already: not under ${used}`);
}
