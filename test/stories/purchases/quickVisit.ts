import { setTimeout as pause } from 'node:timers/promises';
import type { FieldError } from '@bloomkin/shared/errors.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { SignedInUser } from '@bloomkin/shared/schemas/user.ts';
import { call } from '@bloomkin/web/api/call.ts';
import { addToCart, saveCode, setCartCount } from '@bloomkin/web/features/cart/cartActions.ts';
import { cartFromGuest, cartFromOrder, emptyCart } from '@bloomkin/web/features/cart/cartState.ts';
import { changeChoice, changeDraft, checkoutDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { withGuestDiscounts } from '@bloomkin/web/features/cart/guestDiscounts.ts';
import { mergeGuestCart } from '@bloomkin/web/features/cart/mergeGuestCart.ts';
import { loadServerCart, serverCart } from '@bloomkin/web/features/cart/serverCart.ts';
import { computeTotals } from '@bloomkin/web/features/checkout/form/totals.ts';
import { readCheckoutForm } from '@bloomkin/web/features/checkout/form/useCheckoutForm.ts';
import type { CheckoutView } from '@bloomkin/web/features/checkout/submit/checkoutView.ts';
import { prepareCart } from '@bloomkin/web/features/checkout/submit/prepareCart.ts';
import { submitOrder } from '@bloomkin/web/features/checkout/submit/submitOrder.ts';
import { toDaysRequest } from '@bloomkin/web/features/checkout/when/useDays.ts';
import { chooseAddress } from '@bloomkin/web/features/checkout/where/chooseAddress.ts';
import { toQueryPlace } from '@bloomkin/web/features/deliveryAddress/placeQuery.ts';
import { toDelivered } from '@bloomkin/web/features/deliveryDay/goodsQuery.ts';
import { loadCardPage } from '@bloomkin/web/features/orders/loadCardPage.ts';
import { toBuyable } from '@bloomkin/web/features/productCard/toBuyable.ts';
import { setAccessToken } from '@bloomkin/web/http/accessToken.ts';
import { openSession, sessionStore, signedIn, signOut } from '@bloomkin/web/session/session.ts';
import { clearPersonal } from '@bloomkin/web/storage/persist.ts';
import { type StoredPlace, stored } from '@bloomkin/web/storage/storage.ts';
import { payAt } from '#support/payments.ts';

export interface QuickJourney {
  isSignedIn: boolean;
  /** `size` counts from 0; without sizes it says nothing. */
  lines: { productId: string; size: number; count: number }[];
  place: StoredPlace;
  /** From 0 to below 1: which of the offered days and windows. */
  day: number;
  window: number;
  code: string | null;
  way: 'somebody' | 'me' | 'pickUp' | 'addressLater';
  storeId: string;
}

/** Shown on the page and in snackbars. */
type Say = (...messages: string[]) => void;

const maxPresses = 6;

/** How long the edge keeps an answer about days, and a second. */
const edgeMs = 6000;

/** A purchase by the shop's own actions, without its hooks (walk.ts has those): what is shown, sent and charged. */
export class QuickVisit {
  private readonly account: SignedInUser;
  private readonly journey: QuickJourney;
  private readonly say: Say;

  constructor(account: SignedInUser, journey: QuickJourney, say: Say) {
    this.account = account;
    this.journey = journey;
    this.say = say;
  }

  /** Everything is chosen, and the total is on the screen. */
  async choose(): Promise<{ view: CheckoutView; onProductPage: number | undefined }> {
    await openSession();
    if (this.journey.isSignedIn) {
      signedIn(this.account);
      await loadServerCart();
    }
    const products = await this.fillCart();
    this.fillForm();
    await this.chooseTime(products[0]?.company ?? '');
    const read = async () => ({
      view: await this.look(),
      onProductPage: await this.readProductPage(products),
    });
    const shown = await read();
    const { totals, cart } = shown.view;
    const total = dollarsToCents(totals.total) + dollarsToCents(cart.discount);
    if ((shown.onProductPage ?? total) === total) return shown;
    // The edge may answer one of both with the fee of some seconds ago.
    await pause(edgeMs);
    return read();
  }

  private async fillCart(): Promise<Product[]> {
    const products: Product[] = [];
    for (const { productId: id, size, count } of this.journey.lines) {
      const { data } = await call(getProduct, { params: { id } });
      const buyable = toBuyable(data, data.sizes[size % Math.max(1, data.sizes.length)]);
      await addToCart(buyable);
      if (count > 1) await setCartCount(buyable, count);
      products.push(data);
    }
    return products;
  }

  private fillForm(): void {
    const { way, code, place } = this.journey;
    changeDraft({
      ...{ forMe: way === 'me', code, addressLater: way === 'addressLater' },
      ...(way !== 'me' && { recipientName: 'Margaret Ellis', recipientPhone: '0491 570 110' }),
      ...{ cardMessage: 'With love', fio: 'Ruby Tran', phone: '0491 570 156', email: '' },
    });
    if (way !== 'pickUp') chooseAddress(place);
  }

  private async chooseTime(companyId: string): Promise<void> {
    const { way, storeId, day, window } = this.journey;
    const isPickup = way === 'pickUp';
    changeChoice(companyId, { isPickup, ...(isPickup && { pickupStore: storeId }) });
    const offered = (await this.loadDays()).filter(({ available }) => available);
    const chosen = offered[Math.floor(day * offered.length)];
    const open = chosen?.periods.filter(({ available }) => available) ?? [];
    const period = open[Math.floor(window * open.length)];
    if (!chosen || !period) throw new Error('No day is offered');
    const { start_time, stop_time } = period;
    changeChoice(companyId, { day: chosen.day, period: { start_time, stop_time } });
  }

  private readCart() {
    const order = serverCart.read();
    if (sessionStore.read().status !== 'guest') return order ? cartFromOrder(order) : emptyCart;
    return withGuestDiscounts(cartFromGuest(stored.guestCart.read()));
  }

  private async loadDays(): Promise<readonly DeliveryDay[]> {
    const request = toDaysRequest(this.readCart(), readCheckoutForm());
    if (!request) throw new Error('The cart is empty');
    return (await call(deliveryDays, request, { asMyself: true })).data;
  }

  private async look(): Promise<CheckoutView> {
    const cart = { ...this.readCart(), busy: new Set<string>(), openCart: () => undefined };
    const form = readCheckoutForm();
    const days = await this.loadDays();
    return {
      cart,
      form,
      days: { days, isAsked: true, failure: undefined, refresh: () => undefined },
      totals: computeTotals(cart, form, days),
    };
  }

  /** Adds the price and delivery of one unit of the first product, as its page does. */
  private async readProductPage([product]: Product[]): Promise<number | undefined> {
    const { way, lines, place } = this.journey;
    const [line] = lines;
    const isAlone = lines.length === 1 && line?.count === 1;
    if (!product || !line || !isAlone || way === 'pickUp' || way === 'addressLater') return undefined;
    const { price } = toBuyable(product, product.sizes[line.size % Math.max(1, product.sizes.length)]);
    // The edge may answer with the product of ten seconds ago.
    if (this.readCart().lines[0]?.product.price !== price) return undefined;
    const { company, goods } = toDelivered(product, price);
    const query = { company_id: company, goods_total: price, goods, ...toQueryPlace(place) };
    const { data } = await call(deliveryDays, { query }, { asMyself: true });
    const offer = data.find(({ day }) => day === readCheckoutForm().day);
    return dollarsToCents(price) + dollarsToCents(offer?.price ?? 0);
  }

  /** Presses Place order until it is placed, as usePlaceOrder.ts does; `onSending` runs before the first order is sent. */
  async order(first: CheckoutView, onSending: () => Promise<void>): Promise<Order> {
    for (let press = 0, view = first; press < maxPresses; press++, view = await this.look()) {
      if (await this.isRefused(view)) continue;
      if (press === 0) await onSending();
      const sent = await submitOrder({ form: readCheckoutForm(), shown: view, onAsking: () => undefined });
      if (sent.kind === 'ordered') return sent.order;
      if (sent.kind === 'failed') throw new Error(sent.message);
      if (sent.kind === 'changed') this.say(...sent.notice);
      else await this.mend(sent.errors);
    }
    throw new Error('The order was not placed');
  }

  /** Confirms a changed total once after a sign-in or a typed code. */
  private async isRefused(view: CheckoutView): Promise<boolean> {
    const isGuest = sessionStore.read().status === 'guest';
    if (isGuest) {
      signedIn(this.account);
      this.say(...(await mergeGuestCart()).notices);
    } else if (!checkoutDraft.read()?.code) return false;
    const refusal = await prepareCart(view);
    this.say(...(refusal?.notice ?? []));
    if (refusal?.kind === 'wrong') await this.mend(refusal.errors);
    return refusal !== undefined;
  }

  /** Only the code can be wrong. */
  private async mend(errors: readonly FieldError[]): Promise<void> {
    this.say(...errors.map(({ message }) => message));
    const others = errors.filter(({ path }) => path !== 'discount_code');
    if (others.length > 0) throw new Error(others.map(({ path, message }) => `${path}: ${message}`).join());
    changeDraft({ code: null });
    await saveCode(null);
  }

  /** Cents, as the card page asked for. */
  async pay({ id }: Order): Promise<number> {
    const page = await loadCardPage(id);
    const text = await fetch(page).then((response) => response.text());
    const asked = /\$([\d,]+(?:\.\d\d)?)/.exec(text)?.[1]?.replaceAll(',', '');
    if ((await payAt(page)).status !== 303) throw new Error('The card was refused');
    return dollarsToCents(Number(asked));
  }

  async leave(): Promise<void> {
    clearPersonal();
    serverCart.write(undefined);
    // Without it the account's session lives on for the next journey.
    setAccessToken(undefined);
    await signOut().catch(() => undefined);
  }
}
