import { debtCents, finishStep, nextAction, withStep } from '@bloomkin/lambdas/settlement/payoutSteps.ts';
import {
  charge,
  dispute,
  dueCents,
  type MoneyChange,
  type MoneyOfOrder,
  type Movement,
  net,
  newMoney,
  type PayoutStep,
  passing,
  refund,
} from '@bloomkin/lambdas/settlement/settlement.ts';
import type { SeededRandom } from '@bloomkin/local/demo/build/seededRandom.ts';
import { LostReply, type MoneyEvent, type MoneyProvider } from './moneyProvider.ts';

export interface ModelOrder {
  id: string;
  lines: { cents: number; count: number }[];
  status: 'open' | 'completed' | 'canceled';
  paymentIntent: string | undefined;
  refundsAsked: number[];
  money: MoneyOfOrder;
  movements: Map<string, Movement>;
}

const totalOf = ({ lines }: ModelOrder) => lines.reduce((sum, { cents, count }) => sum + cents * count, 0);
const now = new Date('2026-05-10T00:00:00Z');

/** Our side, without the table: the same functions decide, a map stands for the rows. */
export class MoneyModel {
  readonly orders: ModelOrder[] = [];
  isPayoutReady = true;
  private readonly provider: MoneyProvider;
  private readonly random: SeededRandom;

  constructor(provider: MoneyProvider, random: SeededRandom) {
    this.provider = provider;
    this.random = random;
  }

  place(): void {
    const count = this.random.between(1, 3);
    const lines = Array.from({ length: count }, () => ({
      cents: this.random.between(101, 19_999),
      count: this.random.between(1, 3),
    }));
    const money = newMoney(this.random.pick([10, 12.5, 7.25, 0]));
    const id = `order_${this.orders.length}`;
    const paid = { paymentIntent: undefined, refundsAsked: [], movements: new Map() };
    this.orders.push({ id, lines, status: 'open', money, ...paid });
  }

  /** A page that is opened before an edit pays the old amount. */
  openPage(order: ModelOrder): void {
    this.provider.openPage(order.id, totalOf(order));
  }

  edit(order: ModelOrder): void {
    const line = order.lines[0];
    if (line && order.paymentIntent === undefined && order.status === 'open') line.count++;
  }

  /** Canceling refunds what is left, as `refundCanceled` does. */
  cancel(order: ModelOrder): void {
    if (order.status !== 'open') return;
    order.status = 'canceled';
    this.refundRest(order);
  }

  private refundRest({ id, paymentIntent }: ModelOrder): void {
    if (paymentIntent) this.repeat(() => this.provider.refundRest(paymentIntent, `refund_${id}`));
  }

  complete(order: ModelOrder): void {
    if (order.status !== 'open') return;
    order.status = 'completed';
    this.settle(order);
  }

  askRefund(order: ModelOrder): void {
    const { paymentIntent, status, money } = order;
    const asked = order.refundsAsked.reduce((sum, cents) => sum + cents, 0);
    const rest = totalOf(order) - asked;
    if (!paymentIntent || status === 'canceled' || money.disputedCents > 0 || rest <= 0) return;
    const line = this.random.pick(order.lines);
    const cents = Math.min(rest, this.random.pick([line.cents, this.random.between(1, rest), rest]));
    order.refundsAsked.push(cents);
    const key = `refund_${order.id}_${order.refundsAsked.length}`;
    this.repeat(() => this.provider.refundPart(paymentIntent, cents, key));
  }

  /** False: it comes too early and is sent again. */
  receive(event: MoneyEvent): boolean {
    const order = this.orders.find(({ id }) => id === event.orderId);
    if (!order) throw new Error('An event of nobody');
    const isOwn = order.paymentIntent === event.paymentIntent;
    switch (event.kind) {
      case 'paid':
        this.takePayment(order, event);
        return true;
      case 'refund':
        if (isOwn) this.record(order, refund(order.money, event.cents, event.reference));
        else if (order.movements.has(`charge_${event.paymentIntent}`))
          this.note(order, passing('refund', event.reference, 0 - event.cents));
        else return false;
        break;
      case 'dispute':
        this.record(order, dispute(order.money, event.cents, event.reference));
        break;
    }
    if (order.status === 'completed') this.settle(order);
    return true;
  }

  private takePayment(order: ModelOrder, { paymentIntent, cents }: MoneyEvent): void {
    if (order.paymentIntent === paymentIntent) return;
    if (order.status === 'canceled' || order.paymentIntent || cents !== totalOf(order)) {
      this.note(order, passing('charge', paymentIntent, cents));
      this.repeat(() => this.provider.refundRest(paymentIntent, `refund_${paymentIntent}`));
      return;
    }
    order.paymentIntent = paymentIntent;
    this.record(order, charge(order.money, cents, paymentIntent));
    if (order.status === 'completed') this.settle(order);
  }

  /** A movement is recorded once: its reference is the row's key. */
  private note(order: ModelOrder, movement: Movement): boolean {
    const key = `${movement.kind}_${movement.reference}`;
    if (order.movements.has(key)) return false;
    order.movements.set(key, movement);
    return true;
  }

  private record(order: ModelOrder, { next, movement }: MoneyChange): void {
    if (this.note(order, movement)) order.money = next;
  }

  settleAll(): void {
    for (const order of this.orders) if (order.status === 'completed') this.settle(order);
  }

  /** As `settleOrder`; a lost reply ends it, and the next event or the hourly job goes on. */
  private settle(order: ModelOrder): void {
    for (let round = 0; round < 40; round++) {
      const accountId = this.isPayoutReady ? this.provider.accountId : null;
      const action = nextAction(order.money, { isCompleted: true, accountId, now });
      if (action.kind === 'rest' || !order.paymentIntent) return;
      if (action.kind === 'sell') this.record(order, action.change);
      if (action.kind === 'plan' && !(action.step.kind === 'transfer' && this.netOldestDebt(order)))
        order.money = withStep(order.money, action.step);
      if (action.kind === 'call' && !this.callStep(order, action.step)) return;
    }
    throw new Error('An order does not settle');
  }

  private callStep(order: ModelOrder, step: PayoutStep): boolean {
    try {
      const id = this.provider.makeStep(order.id, order.paymentIntent ?? '', step);
      if (id) this.record(order, finishStep(order.money, step, id));
      else order.money = { ...order.money, step: null };
      return id !== undefined;
    } catch (error) {
      if (!(error instanceof LostReply)) throw error;
      return false;
    }
  }

  private netOldestDebt(order: ModelOrder): boolean {
    const debtor = this.orders.find(
      (other) =>
        other !== order && other.status === 'completed' && !other.money.step && debtCents(other.money) > 0,
    );
    if (!debtor) return false;
    const cents = Math.min(dueCents(order.money), debtCents(debtor.money));
    this.record(order, net(order.money, cents, `${debtor.id}_${order.movements.size}`));
    this.record(debtor, net(debtor.money, 0 - cents, `${order.id}_${debtor.movements.size}`));
    return true;
  }

  /** The stream repeats what has no reply. */
  private repeat(ask: () => void): void {
    for (let attempt = 0; attempt < 10; attempt++)
      try {
        ask();
        return;
      } catch (error) {
        if (!(error instanceof LostReply)) throw error;
      }
    throw new Error('Too many lost replies');
  }
}
