import { describeTaking } from '@bloomkin/shared/rules/describeDiscount.ts';
import {
  applyDiscounts,
  type DiscountKind,
  leaveToPay,
  marketOwner,
} from '@bloomkin/shared/rules/discount.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { StoredOffer } from '#storage/storage.ts';
import type { CartState } from './cartState.ts';

const cents = (dollars: number): number => Math.round(dollars * 100);

const toTerms = ({ kind, value, min_order, borne_by, ...offer }: StoredOffer) => {
  const known: DiscountKind = kind === 'percent' ? 'percent' : 'amount';
  const size = known === 'percent' ? value : cents(value);
  const ownerId = borne_by === 'market' ? marketOwner : '';
  return { ...offer, ownerId, kind: known, value: size, minOrderCents: cents(min_order) };
};

/** By the offers that the guest saw on the cards; after signing in the server says what comes off. */
export function withGuestDiscounts<C extends CartState>(cart: C, now = new Date()): C {
  if (cart.order) return cart;
  // The time zone in which a day ends last: the server decides after signing in.
  const { day } = localTime(now, 'Australia/Perth');
  const lines = cart.lines.map(({ product, count }) => ({
    ...{ priceCents: cents(product.price), count, offer: product.offer },
  }));
  const offers = new Map(
    lines.flatMap(({ offer }) => (offer && (!offer.to || offer.to >= day) ? [[offer.id, offer]] : [])),
  );
  const terms = [...offers.values()].map(toTerms);
  const found = applyDiscounts(lines, terms, ({ id }, { offer }) => offer?.id === id);
  const best = leaveToPay(lines, found);
  const discounts = terms.flatMap(({ id, name, ...taking }) => {
    const off = best.reduce((sum, one) => sum + (one?.discount.id === id ? one.cents : 0), 0);
    return off > 0 ? [{ id, name, code: null, takes_off: describeTaking(taking), amount: off / 100 }] : [];
  });
  const offCents = best.reduce((sum, one) => sum + (one?.cents ?? 0), 0);
  return { ...cart, discounts, discount: offCents / 100 };
}
