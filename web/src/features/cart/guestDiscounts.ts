import { describeTaking } from '@bloomkin/shared/rules/describeDiscount.ts';
import { type DiscountKind, discountLines, marketOwner } from '@bloomkin/shared/rules/discount.ts';
import { centsToDollars, dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { StoredOffer } from '#storage/storage.ts';
import type { CartState } from './cartState.ts';

const toTerms = ({ kind, value, min_order, borne_by, ...offer }: StoredOffer) => {
  const known: DiscountKind = kind === 'percent' ? 'percent' : 'amount';
  const size = known === 'percent' ? value : dollarsToCents(value);
  const ownerId = borne_by === 'market' ? marketOwner : '';
  return { ...offer, ownerId, kind: known, value: size, minOrderCents: dollarsToCents(min_order) };
};

/**
 * By the offers that the guest saw on the cards; after signing in the API decides. Limited ones may be used
 * up for the account, so they are named and not applied.
 */
export function withGuestDiscounts<C extends CartState>(cart: C, now = new Date()): C {
  if (cart.order) return cart;
  // The time zone in which a day ends last: the server decides after signing in.
  const { day } = localTime(now, 'Australia/Perth');
  const lines = cart.lines.map(({ product, count }) => ({
    ...{ priceCents: dollarsToCents(product.price), count, offers: product.offers ?? [] },
  }));
  const offers = new Map(
    lines
      .flatMap(({ offers: own }) => own)
      .filter(({ to }) => !to || to >= day)
      .map((offer) => [offer.id, offer]),
  );
  const terms = [...offers.values()].map(toTerms);
  const findBest = (counted: typeof terms) =>
    discountLines(lines, counted, ({ id }, { offers: own }) => own.some((one) => one.id === id));
  const best = findBest(terms.filter(({ limited }) => !limited));
  const hoped = findBest(terms);
  const discounts = terms.flatMap(({ id, name, limited, ...taking }) => {
    const off = (limited ? hoped : best).reduce(
      (sum, one) => sum + (one?.discount.id === id ? one.cents : 0),
      0,
    );
    const amount = limited ? null : centsToDollars(off);
    const takes_off = `${describeTaking(taking)}${limited ? ', limited: checked when you sign in' : ''}`;
    return off > 0 ? [{ id, name, code: null, takes_off, amount }] : [];
  });
  const offCents = best.reduce((sum, one) => sum + (one?.cents ?? 0), 0);
  return { ...cart, discounts, discount: centsToDollars(offCents) };
}
