import { addProduct, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { getOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product, ProductSize } from '@bloomkin/shared/schemas/product.ts';
import type { SignedInUser } from '@bloomkin/shared/schemas/user.ts';
import { call } from '@bloomkin/web/api/call.ts';
import {
  addToCart,
  OtherFloristError,
  saveCode,
  setCartCount,
} from '@bloomkin/web/features/cart/cartActions.ts';
import { getLineTitle } from '@bloomkin/web/features/cart/cartState.ts';
import { changeChoice, changeDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { serverCart } from '@bloomkin/web/features/cart/serverCart.ts';
import { closeCartPanel, openCartPanel } from '@bloomkin/web/features/cart/useCart.ts';
import type { CheckoutView } from '@bloomkin/web/features/checkout/submit/checkoutView.ts';
import type { Checkout } from '@bloomkin/web/features/checkout/submit/useCheckout.ts';
import { chooseAddress } from '@bloomkin/web/features/checkout/where/chooseAddress.ts';
import { chooseOrder, chooseRecipient } from '@bloomkin/web/features/deliveryAddress/prefillCheckout.ts';
import { chooseDeliveryDay } from '@bloomkin/web/features/deliveryDay/deliveryDay.ts';
import { loadCardPage } from '@bloomkin/web/features/orders/loadCardPage.ts';
import { reorder } from '@bloomkin/web/features/orders/reorder.ts';
import { toBuyable } from '@bloomkin/web/features/productCard/toBuyable.ts';
import { answerCode, register, sendCode } from '@bloomkin/web/features/signIn/signInCalls.ts';
import { openSignIn } from '@bloomkin/web/features/signIn/signInPanel.ts';
import { openSession, sessionStore, signedIn, signOut } from '@bloomkin/web/session/session.ts';
import { clearPersonal } from '@bloomkin/web/storage/persist.ts';
import { vi } from 'vitest';
import type { Api } from '#support/api.ts';
import { codeSentTo, type SentMessage } from '#support/outbox.ts';
import { payAt, settlePayments } from '#support/payments.ts';
import { newPhone } from '#support/people.ts';
import { patience } from '#support/run/budget.ts';
import { signInNewUser } from '#support/signInDirectly.ts';
import type { BrowserStandIn } from './browserStandIn.ts';
import type { Journey, Moment } from './journeys.ts';
import { type OpenPage, openPage } from './page.tsx';
import { code, type Shop } from './shop.ts';

const places = {
  gift: { address: '12 King St, Newtown NSW 2042', lat: -33.8977, lng: 151.1793 },
  home: { address: '40 Wilson St, Newtown NSW 2042', lat: -33.8946, lng: 151.1834 },
  earlier: { address: '3 Enmore Rd, Newtown NSW 2042', lat: -33.8985, lng: 151.1776 },
};
const margaret = { fio: 'Margaret Ellis', phone: '0491 570 110' };
const parts = ['where', 'when', 'card'] as const;
const earlierCard = 'Congratulations on little Theo!';

/** What the person last saw before pressing Place order. */
export interface Shown {
  lines: { title: string; count: number; price: number; sizeId: string | null; productId: string }[];
  total: number;
  day: string | null;
  period: string | null;
  isPickup: boolean;
  address: string | undefined;
  recipient: string | null;
  card: string;
  discounts: string[];
}

/** What happened on a walk, for the invariants. */
export interface Walk {
  journey: Journey;
  /** Titles of what the person put into the cart and did not take out. */
  wanted: Map<string, number>;
  /** The card that the person wrote or accepted on the screen. */
  card: string;
  /** The day and place that the person chose. */
  day: string;
  address: string | undefined;
  shown: Shown;
  /** Sentences on the page and in snackbars, oldest first. */
  messages: string[];
  order: Order | undefined;
  orders: number;
  seenByFlorist: Order | undefined;
  /** Dollars, as the card page asked for. */
  asked: number | undefined;
  /** Name the order; mails and text messages, to the florist and to the buyer. */
  sent: (Pick<SentMessage, 'subject' | 'text'> & { to: 'florist' | 'buyer'; isMail: boolean })[];
}

interface VisitOptions {
  shop: Shop;
  browser: BrowserStandIn;
  journey: Journey;
  /** Makes the names of its people unique. */
  number: number;
  /** The person's calls outside the browser. */
  api: Api;
}

interface Contact {
  fio: string;
  phone: string;
  email: string;
}

/** What does not come within this time does not come: a slow machine gets more. */
const settleMs = 5_000 * patience;

const until = (check: () => void | Promise<void>, interval = 5) =>
  vi.waitFor(check, { timeout: settleMs, interval });

/** The page of the order has no checkout. */
const placed = { phase: 'leaving', notice: [], errors: [] } satisfies Partial<Checkout>;

export class Visit {
  private page: OpenPage;
  private readonly wanted = new Map<string, number>();
  private day = '';
  private card = '';
  private address: string | undefined;
  private contact: Contact;
  private account: SignedInUser | undefined;
  private api: Api;
  private earlier: Order | undefined;
  private restore: (() => Promise<void>)[] = [];
  private readonly shop: Shop;
  private readonly browser: BrowserStandIn;
  private readonly journey: Journey;
  private readonly number: number;

  constructor({ shop, browser, journey, number, api }: VisitOptions) {
    this.shop = shop;
    this.browser = browser;
    this.journey = journey;
    this.number = number;
    this.api = api;
    this.contact = { fio: `Ruby Tran ${number}`, phone: `0${newPhone()}`, email: '' };
    this.page = openPage(browser.window.document);
  }

  async walk(): Promise<Walk> {
    this.browser.reset();
    try {
      await this.arrive();
      await this.chooseGoods();
      await this.meet('goods');
      const order = await this.fillAndPlace();
      return await this.look(order);
    } finally {
      this.browser.isServiceDown = false;
      for (const undo of this.restore) await undo();
      this.page.close();
      await this.browser.settle();
      clearPersonal();
      await signOut().catch(() => undefined);
      serverCart.write(undefined);
    }
  }

  private get form() {
    return this.page.checkout.view.form;
  }

  /** The account that exists before the visit, with a home and, for a reorder, an earlier order. */
  private async arrive(): Promise<void> {
    const { person, way, happens } = this.journey;
    await openSession();
    if (person === 'newPhone') return;
    const { fio } = this.contact;
    const email = `ruby${this.number}@example.com`;
    const about = person === 'knownEmail' ? { email } : { phone: `+61${this.contact.phone.slice(1)}` };
    const { user, cookies } = await signInNewUser({ fio, ...about });
    if (person === 'knownEmail') this.contact.email = email;
    this.api.keepCookies(cookies);
    this.api.token = user.api_token;
    this.account = user;
    if (way !== 'pickUp') {
      const location = { ...places.home, unitOffice: '', comment: '' };
      const { data } = await this.api.call(updateProfile, { body: { location } });
      this.account = { ...user, ...data };
    }
    // The last gift went elsewhere: its address belongs to that order.
    if (way === 'me') await this.orderEarlier();
    if (way === 'reorder' || way === 'birthday') this.earlier = await this.orderEarlier();
    if (happens === 'otherFloristsCart') {
      const body = { product_id: this.shop.otherFlorist.product.id };
      const { data } = await this.api.call(addProduct, { body });
      await this.api.call(updateCart, {
        params: { id: data.cart_hash },
        body: { card_message: earlierCard },
      });
    }
    if (person === 'signedIn' || person === 'otherDevice') signedIn(this.account);
  }

  private earlierOrders = 0;

  private async orderEarlier(): Promise<Order> {
    this.earlierOrders += 1;
    return this.shop.placeEarlier(this.api, this.product, this.size, {
      ...this.contact,
      location: places.earlier,
      recipient: margaret,
      card_message: earlierCard,
    });
  }

  private get product(): Product {
    const { goods } = this.journey;
    return this.shop.goods[goods === 'code' ? 'plain' : goods];
  }

  private get size(): ProductSize | undefined {
    return this.product.sizes.at(-1);
  }

  private async chooseGoods(): Promise<void> {
    const { goods, way } = this.journey;
    if (this.earlier) {
      const { earlier } = this;
      await this.persist(async () => void (await reorder(earlier, true)));
      this.want(lineTitle(this.product.name, this.size?.name));
      chooseOrder(earlier);
      this.address = way === 'birthday' ? places.gift.address : places.earlier.address;
      if (way === 'birthday') {
        const day = this.shop.days[2] ?? '';
        chooseRecipient({ ...margaret, address: { ...places.gift, unitOffice: '', comment: '' } });
        chooseDeliveryDay(day);
        changeChoice(earlier.companyId, { isPickup: false, day, period: null });
      }
    } else {
      await this.add(this.product, this.size);
    }
    if (goods === 'extra') await this.add(this.shop.goods.addon);
    if (goods === 'twoLines') await this.add(this.shop.goods.second);
    await until(() => this.expectLines());
    if (goods === 'code') await this.typeCode();
  }

  private expectNewPrice(): void {
    const { price } = this.size ?? this.product;
    const { lines } = this.page.checkout.view.cart;
    const shown = lines.find(({ product }) => product.id === this.product.id)?.product.price;
    if (shown === undefined || shown === price) throw new Error(`The price on the screen is ${shown}`);
  }

  private expectLines(): void {
    const titles = new Set(this.page.checkout.view.cart.lines.map(({ product }) => getLineTitle(product)));
    for (const title of this.wanted.keys())
      if (!titles.has(title)) throw new Error(`${title} is not on the screen`);
  }

  private want(title: string): void {
    this.wanted.set(title, (this.wanted.get(title) ?? 0) + 1);
  }

  private async add(product: Product, size?: ProductSize): Promise<void> {
    const buyable = toBuyable(product, size);
    const answer = this.journey.person === 'signedIn' || this.journey.person === 'otherDevice';
    await this.persist(() =>
      addToCart(buyable).catch((error: unknown) => {
        if (!(error instanceof OtherFloristError) || !answer) throw error;
        return addToCart(buyable, { newCart: true });
      }),
    );
    this.want(getLineTitle(buyable));
  }

  /** Presses again while the shop says that the service is down. */
  private async persist(act: () => Promise<void>): Promise<void> {
    await until(act, 20);
  }

  private async typeCode(): Promise<void> {
    // Typed and not used: Place order uses it, or says why not.
    if (this.journey.at === 'goods' && this.journey.person !== 'otherDevice') return changeDraft({ code });
    if (this.isSignedIn) return this.persist(() => saveCode(code));
    openCartPanel();
    openSignIn({ onSignedIn: () => void this.persist(() => saveCode(code)) });
    await until(() => {
      if (this.page.isCartOpen) throw new Error('The cart panel is still open under the sign-in panel');
    });
    await this.signIn();
    await until(() => {
      if (!this.page.isCartOpen) throw new Error('The cart panel did not open again');
      if (serverCart.read()?.discount_code !== code) throw new Error('The code is not in the cart');
    });
    closeCartPanel();
  }

  private get isSignedIn(): boolean {
    return sessionStore.read().status === 'signedIn';
  }

  /** By the code of a text message or an e-mail. */
  private async signIn(): Promise<void> {
    await until(() => {
      if (!this.page.isSignInOpen) throw new Error('The sign-in panel is not open');
    });
    const { email, phone, fio } = this.contact;
    const isEmail = this.journey.person === 'knownEmail';
    const account = isEmail
      ? { kind: 'email' as const, value: email }
      : { kind: 'phone' as const, value: phone.slice(1) };
    const isNew = this.journey.person === 'newPhone';
    await this.persist(async () => {
      await (isNew ? register(account, { fio, email: '', role: 'ROLE_BUYER' }) : sendCode(account));
    });
    const digits = await codeSentTo(this.shop.url, isEmail ? email : `+61${phone.slice(1)}`);
    await this.persist(() => answerCode(account, digits));
    await this.page.afterSignIn();
  }

  /** Fills the page from top to bottom, then places the order until it is placed or cannot be. */
  private async fillAndPlace(): Promise<Order | undefined> {
    // What could not be saved is in the first browser only.
    const isMoving = this.journey.person === 'otherDevice' && this.journey.happens !== 'serviceDown';
    for (const part of parts) {
      await this.settle();
      if (this.page.checkout.view.cart.lines.length === 0) return undefined;
      await this.fill(part);
      await this.meet(part);
      if (part === 'when' && isMoving) await this.changeDevice();
    }
    await this.settle();
    await this.meet('pay');
    for (let turn = 0; turn < 8; turn++) {
      await this.settle();
      if (this.page.checkout.view.cart.lines.length === 0) return undefined;
      const placed = await this.place();
      if (placed !== 'again') return placed;
    }
    throw new Error(`The order was not placed: ${this.browser.messages.slice(-3).join(' / ')}`);
  }

  /** Waits until the page has the cart and the days. */
  private async settle(): Promise<void> {
    await until(() => {
      if (!this.page.isReady) throw new Error('The page is loading');
      const { view, phase } = this.page.checkout;
      if (phase !== 'ready') throw new Error('The page is busy');
      if (view.days.isAsked && !view.days.days) throw new Error('The days are not there');
    });
  }

  private async fill(part: (typeof parts)[number]): Promise<void> {
    const { way } = this.journey;
    if (part === 'where') {
      if (way === 'pickUp')
        changeChoice(this.shop.companyId, { isPickup: true, pickupStore: this.shop.storeId });
      else if (way === 'me') changeDraft({ forMe: true });
      else changeDraft({ forMe: false, recipientName: margaret.fio, recipientPhone: margaret.phone });
      const place = way === 'me' ? places.home : places.gift;
      await this.rendered();
      // Whoever has a home expects it without typing it.
      const isExpected = way === 'me' && this.account && this.form.place;
      if (way !== 'pickUp' && !isExpected && this.form.place?.address !== place.address) chooseAddress(place);
      if (way !== 'pickUp') this.address = place.address;
    }
    if (part === 'when') {
      await this.settle();
      const { days } = this.page.checkout.view.days;
      const wanted = this.form.day ?? this.shop.days[3];
      const day = days?.find((one) => one.available && one.day >= (wanted ?? ''));
      const period = day?.periods.find(({ available }) => available);
      if (!day || !period) throw new Error('No day is offered');
      chooseDeliveryDay(day.day);
      const { start_time, stop_time } = period;
      changeChoice(this.shop.companyId, { day: day.day, period: { start_time, stop_time } });
      this.day = day.day;
    }
    if (part === 'card') {
      this.card = `With love, ${this.number}`;
      const { fio, phone, email } = this.contact;
      changeDraft({ cardMessage: this.card, fio, phone, email });
    }
    await this.rendered();
  }

  private rendered(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, 5));
  }

  private readShown({ cart, form, totals }: CheckoutView): Shown {
    return {
      lines: cart.lines.map(({ product, count }) => ({
        title: getLineTitle(product),
        count,
        price: product.price,
        sizeId: product.size?.id ?? null,
        productId: product.id,
      })),
      total: totals.total,
      day: form.day,
      period: form.period?.start_time ?? null,
      isPickup: form.isPickup,
      address: form.isPickup ? undefined : form.place?.address,
      recipient: form.isPickup || form.forMe ? null : form.recipientName,
      card: form.cardMessage,
      discounts: cart.discounts.flatMap(({ code: one, amount }) => (one && amount ? [one] : [])),
    };
  }

  private shown: Shown | undefined;

  private async place(): Promise<Order | undefined | 'again'> {
    const { left } = this.browser;
    left.length = 0;
    this.shown = this.readShown(this.page.checkout.view);
    const { notice: before, place } = this.page.checkout;
    place();
    await until(() => {
      const isAnswered = this.page.isSignInOpen || this.page.path !== '/cart';
      // Each press begins with a notice of its own.
      if (!isAnswered && this.page.checkout.notice === before) throw new Error('The press did nothing');
    }, 1);
    if (this.page.isSignInOpen) await this.signIn();
    await until(() => {
      const isPlaced = this.page.path.startsWith('/orders/');
      const { phase, notice, errors } = isPlaced ? placed : this.page.checkout;
      const isRefused = phase === 'ready' && (notice.length > 0 || errors.length > 0);
      if (!isPlaced && !isRefused) throw new Error('Nothing came of Place order');
      if (isPlaced && left.length === 0) throw new Error('The card page did not open');
    });
    if (this.page.path.startsWith('/orders/')) {
      const [, , id = ''] = this.page.path.split('/');
      return (await call(getOrder, { params: { id } })).data;
    }
    const { notice, errors } = this.page.checkout;
    this.browser.messages.push(...notice, ...errors.map(({ message }) => message));
    await this.mend();
    return 'again';
  }

  /** Does what the messages ask for. */
  private async mend(): Promise<void> {
    // Told to try again in a moment, the person does.
    while (this.browser.isServiceDown) await this.rendered();
    const { errors, view } = this.page.checkout;
    for (const { path } of errors) {
      const line = view.cart.lines.find(({ key }) => path === `items.${key}`);
      if (line) {
        await this.persist(() => setCartCount(line.product, 0));
        this.wanted.delete(getLineTitle(line.product));
      }
      if (path === 'deliveryDay' || path === 'delivery_period') await this.fill('when');
      if (path === 'discount_code') {
        changeDraft({ code: null });
        await this.persist(() => saveCode(null));
      }
    }
    await this.rendered();
  }

  /** Lets the journey's event happen. */
  private async meet(moment: Moment): Promise<void> {
    const { happens, at } = this.journey;
    if (moment !== at) return;
    const { shop, product } = this;
    if (happens === 'reload') await this.reload();
    if (happens === 'twoTabs') await this.addInAnotherTab();
    if (happens === 'priceChanged') {
      this.restore.push(await shop.changePrice(product));
      if (at !== 'pay' && !this.isSignedIn) await this.reopenAtNewPrice();
    }
    if (happens === 'productGone') this.restore.push(await shop.takeOff(product));
    if (happens === 'windowFull') this.restore.push(await shop.fillWindow());
    if (happens === 'cutOffPassed') this.restore.push(await shop.passCutOff());
    if (happens === 'codeRefused') this.restore.push(await shop.useUpCode());
    if (happens === 'serviceDown') {
      this.browser.isServiceDown = true;
      setTimeout(() => {
        this.browser.isServiceDown = false;
      }, 60);
    }
  }

  /** A guest who opens the checkout again sees the new price; the edge may answer with the former one for ten seconds. */
  private reopenAtNewPrice(): Promise<void> {
    const reopen = async () => {
      await this.reload();
      await vi.waitFor(() => this.expectNewPrice(), { timeout: 500, interval: 10 });
    };
    return vi.waitFor(reopen, { timeout: 15_000 * patience, interval: 500 });
  }

  private async reload(): Promise<void> {
    this.page.close();
    serverCart.write(undefined);
    this.page = openPage(this.browser.window.document);
    await until(() => this.expectLines());
  }

  /** The cart is the account's, the browser is another. */
  private async changeDevice(): Promise<void> {
    await this.rendered();
    await until(() => {
      const { deliveryDay, delivery_period, isPickup } = serverCart.read() ?? {};
      const { form } = this;
      const isSaved =
        deliveryDay === this.day &&
        delivery_period?.start_time === form.period?.start_time &&
        isPickup === form.isPickup;
      if (!isSaved) throw new Error('The cart is not saved');
    });
    clearPersonal();
    await this.reload();
  }

  private async addInAnotherTab(): Promise<void> {
    const { product, size } = this;
    if (this.isSignedIn) {
      const body = { product_id: product.id, ...(size && { size_id: size.id }), count: 1 };
      await this.api.call(addProduct, { body });
    } else await addToCart(toBuyable(product, size));
    this.want(lineTitle(product.name, size?.name));
  }

  /** Pays, and reads what everybody else was told. */
  private async look(order: Order | undefined): Promise<Walk> {
    const { journey, wanted, card, day } = this;
    const { messages } = this.browser;
    if (!this.shown) throw new Error('The person never came to Place order');
    const asked = order && (await this.pay(order));
    const { total: orders } = await call(listOrders, { query: { page: 1, per_page: 1 } }).catch(() => ({
      total: 0,
    }));
    const { florist } = this.shop;
    const seenByFlorist = order && (await florist.call(getOrder, { params: { id: order.id } })).data;
    const paid = order && (await call(getOrder, { params: { id: order.id } })).data;
    return {
      ...{ journey, wanted, card, day, messages, address: this.address, shown: this.shown },
      ...{ order: paid, orders: orders - this.earlierOrders, seenByFlorist, asked },
      sent: order ? this.listSent(order.number) : [],
    };
  }

  private listSent(number: string): Walk['sent'] {
    const { floristEmail, backend } = this.shop;
    return backend.cloud.outbox
      .list()
      .filter(({ subject, text }) => `${subject} ${text}`.includes(number))
      .map(({ to, subject, text }) => ({
        ...{ subject, text, isMail: to.includes('@') },
        to: to === floristEmail ? 'florist' : 'buyer',
      }));
  }

  private async pay({ id }: Order): Promise<number> {
    const [opened = ''] = this.browser.left;
    const isBack = this.journey.happens === 'backFromCardPage';
    const page = isBack ? await loadCardPage(id) : opened;
    const text = await fetch(page).then((response) => response.text());
    const asked = /\$([\d,]+(?:\.\d\d)?)/.exec(text)?.[1]?.replaceAll(',', '');
    if ((await payAt(page)).status !== 303) throw new Error('The card was refused');
    await settlePayments(this.shop.backend.cloud);
    return Number(asked);
  }
}
