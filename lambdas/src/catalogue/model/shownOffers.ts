import { getPhase, marketOwner, offersFor } from '@bloomkin/shared/rules/discount.ts';
import { floristTimeZone, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DiscountChange } from '#model/catalogueLog/change.ts';
import { toProductOffers } from '#model/discounts/toProductOffers.ts';
import type { Model } from './model.ts';

/** Today's automatic discounts, in the florist's time zone. */
export function shownOffers(model: Model, ordinal: number, now: Date): ReturnType<typeof toProductOffers> {
  const { products, companies } = model;
  const number = products.columns.company.at(ordinal);
  const companyId = companies.numbering.ids[number] ?? '';
  const offered = [...model.discountsOf(companyId), ...model.discountsOf(marketOwner)];
  if (offered.length === 0) return toProductOffers([]);
  const { day } = localTime(now, floristTimeZone(companies.factsOf(number)));
  const fitting = offered.filter(
    (one) => getPhase({ ...one, active: true }, day) === 'live' && covers(model, one, ordinal, companyId),
  );
  const terms = fitting.map((one) => ({ ...one, kind: one.takes }));
  return toProductOffers(offersFor(terms, products.columns.priceCents.at(ordinal)));
}

function covers(
  { products, categoryNumbers, tree, collections }: Model,
  { companyId, categoryId, collectionId }: DiscountChange,
  ordinal: number,
  ownCompanyId: string,
): boolean {
  if (companyId && companyId !== ownCompanyId) return false;
  if (collectionId) {
    const collection = collections.find(collectionId);
    if (!collection?.active || !collection.productIds.some((id) => id === products.ids.at(ordinal)))
      return false;
  }
  if (!categoryId) return true;
  const own = categoryNumbers.ids[products.columns.category.at(ordinal)] ?? '';
  return own === categoryId || tree.parents(own).some(({ id }) => id === categoryId);
}
