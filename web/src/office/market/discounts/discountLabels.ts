import { type DescribedDiscount, describeDays } from '@bloomkin/shared/rules/describeDiscount.ts';
import { dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { formatShortDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Discount } from '@bloomkin/shared/schemas/discount.ts';
import type { StatusTone } from '#components/feedback/StatusPill.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { formatDollars } from '#components/text/formatDollars.ts';

export const toDescribed = (discount: Discount): DescribedDiscount => ({
  kind: discount.kind,
  value: discount.kind === 'percent' ? discount.value : dollarsToCents(discount.value),
  minOrderCents: dollarsToCents(discount.min_order),
  fromDay: discount.from,
  toDay: discount.to,
  code: discount.code,
  limitTotal: discount.limit_total,
  limitPerPerson: discount.limit_per_person,
  florist: discount.company?.name,
  category: discount.category?.name,
  collection: discount.collection?.name,
});

/** 'Natives, from $60' */
export function describeScope(
  { company, category, collection, min_order }: Discount,
  ofMarket: boolean,
): string {
  const goods = [category?.name, collection && `${collection.name} collection`].filter(Boolean).join(' in ');
  const florist = ofMarket ? (company?.name ?? 'every florist') : '';
  return [goods || 'Everything', florist, min_order > 0 ? `from ${formatDollars(min_order)}` : '']
    .filter(Boolean)
    .join(', ');
}

export const describeWhen = ({ from, to }: Discount): string =>
  describeDays({ fromDay: from, toDay: to }) || 'No end';

export const describePerson = ({ limit_per_person: limit }: Discount): string =>
  limit === null ? 'No limit a person' : `${limit} a person`;

export const describeUse = ({ used, taken_off }: Discount): string => {
  if (used === 0) return 'Not used yet';
  const times = used === 1 ? 'once' : `${formatCount(used)} times`;
  return `Used ${times}, ${formatDollars(taken_off)} taken off`;
};

const fewLeft = 0.03;

export function describeState(discount: Discount): { label: string; tone: StatusTone } {
  const { state, from, used, limit_total: limit } = discount;
  switch (state) {
    case 'live':
      return limit !== null && limit - used <= Math.max(1, limit * fewLeft)
        ? { label: `${limit - used} left`, tone: 'warning' }
        : { label: 'Live', tone: 'success' };
    case 'coming':
      return { label: from ? `Starts ${formatShortDay(from)}` : 'To come', tone: 'info' };
    case 'used_up':
      return { label: 'Used up', tone: 'neutral' };
    case 'off':
      return { label: 'Switched off', tone: 'neutral' };
    case 'over':
      return { label: 'Ended', tone: 'neutral' };
  }
}
