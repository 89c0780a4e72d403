import { missingMinOrder } from '@bloomkin/shared/rules/discount.ts';
import { centsToDollars, dollarsToCents, formatMoney } from '@bloomkin/shared/rules/money.ts';
import type { Discount } from '@bloomkin/shared/schemas/discount.ts';
import { type NumberValue, validateMoney, validateNumber } from '#components/form/numberText.ts';

export interface DiscountValues {
  name: string;
  usedBy: 'automatic' | 'code';
  code: string;
  kind: 'percent' | 'amount';
  percent: NumberValue;
  /** Cents. */
  amount: NumberValue;
  company: string;
  category: string;
  collection: string;
  /** Cents. */
  minOrder: NumberValue;
  from: string;
  to: string;
  limitTotal: NumberValue;
  limitPerPerson: NumberValue;
  active: boolean;
}

const required = 'Enter how much it takes off';
const maxAmountCents = 100_000;

/** `most`: the percentage that a discount may take off, for the market its commission. */
export const validatePercent = (most: number) =>
  validateNumber({ min: 1, max: Math.max(1, Math.floor(most)), required });
export const validateAmount = validateMoney({ min: 1, max: maxAmountCents, required });

export const validateMinOrder =
  (most: number) =>
  (minOrder: NumberValue, { kind, amount }: Pick<DiscountValues, 'kind' | 'amount'>): string | undefined => {
    const fault = validateMoney()(minOrder);
    if (fault || kind !== 'amount' || amount === null || Number.isNaN(amount)) return fault;
    const least = missingMinOrder(amount, minOrder ?? 0, most);
    return least ? `At least ${formatMoney(least)} for ${formatMoney(amount)} off` : undefined;
  };

export const toDiscountValues = (discount: Discount | undefined): DiscountValues => ({
  name: discount?.name ?? '',
  usedBy: discount?.code ? 'code' : 'automatic',
  code: discount?.code ?? '',
  kind: discount?.kind ?? 'percent',
  percent: discount?.kind === 'percent' ? discount.value : null,
  amount: discount?.kind === 'amount' ? dollarsToCents(discount.value) : null,
  company: discount?.company_id ?? '',
  category: discount?.category_id ?? '',
  collection: discount?.collection_id ?? '',
  minOrder: discount && discount.min_order > 0 ? dollarsToCents(discount.min_order) : null,
  from: discount?.from ?? '',
  to: discount?.to ?? '',
  limitTotal: discount?.limit_total ?? null,
  limitPerPerson: discount?.limit_per_person ?? null,
  active: discount?.active ?? true,
});

export const toDiscountBody = (values: DiscountValues) => ({
  name: values.name,
  code: values.usedBy === 'code' ? values.code : null,
  kind: values.kind,
  value: values.kind === 'percent' ? (values.percent ?? 0) : centsToDollars(values.amount ?? 0),
  company_id: values.company || null,
  category_id: values.category || null,
  collection_id: values.collection || null,
  min_order: centsToDollars(values.minOrder ?? 0),
  from: values.from || null,
  to: values.to || null,
  limit_total: values.limitTotal,
  limit_per_person: values.limitPerPerson,
  active: values.active,
});

export const fieldLabels = {
  name: 'Name',
  usedBy: 'How it is used',
  code: 'Code',
  kind: 'Kind',
  percent: 'Takes off',
  amount: 'Takes off',
  company: 'Florist',
  category: 'Category',
  collection: 'Collection',
  minOrder: 'Smallest order',
  from: 'From',
  to: 'To',
  limitTotal: 'In all',
  limitPerPerson: 'A person',
  active: 'On',
};
