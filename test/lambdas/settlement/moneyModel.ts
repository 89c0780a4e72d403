import { changeItems } from '@bloomkin/lambdas/api/orders/changeItems.ts';
import { keepPaid, planPaidEdit, refundDifference } from '@bloomkin/lambdas/api/orders/settlePaidEdit.ts';
import { isOwnPayment, listCardPayments } from '@bloomkin/lambdas/model/orders/cardPayments.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import {
  closeProposal,
  openProposal,
  payProposal,
  propose,
} from '@bloomkin/lambdas/model/orders/proposal.ts';
import type { OrderRefund } from '@bloomkin/lambdas/model/orders/storedOrder.ts';
import {
  confirmRefund,
  failRefund,
  isDisputed,
  requestRefund,
  toRefundable,
} from '@bloomkin/lambdas/model/payments/orderRefund.ts';
import {
  charge,
  chargeMore,
  dispute,
  newMoney,
  passing,
  refund,
} from '@bloomkin/lambdas/model/payments/settlement/settlement.ts';
import type { SeededRandom } from '@bloomkin/local/demo/build/seededRandom.ts';
import { planRefund, refundableCents } from '@bloomkin/shared/rules/refund.ts';
import { discountedOrder } from './discountedOrder.ts';
import {
  choosePieces,
  isAwaited,
  isOpen,
  type ModelOrder,
  noteMovement,
  now,
  recordChange,
} from './modelOrder.ts';
import { ModelPayouts } from './modelPayouts.ts';
import { LostReply, type MoneyEvent, type MoneyProvider } from './moneyProvider.ts';

const florist = { by: 'Florist', now };
const maxRefusals = 3;

/** Our side, without the table: the same functions decide, a map stands for the rows. */
export class MoneyModel {
  readonly orders: ModelOrder[] = [];
  readonly payouts: ModelPayouts;
  private readonly provider: MoneyProvider;
  private readonly random: SeededRandom;

  constructor(provider: MoneyProvider, random: SeededRandom) {
    this.provider = provider;
    this.random = random;
    this.payouts = new ModelPayouts(provider, this.orders);
  }

  place(): void {
    const id = `order_${this.orders.length}`;
    const commissionPercent = this.random.pick([10, 12.5, 7.25, 0]);
    const item = discountedOrder(this.random, { id: id as never, commissionPercent });
    const money = newMoney(commissionPercent);
    this.orders.push({ id, item, money, movements: new Map(), hasPlainRefund: false });
  }

  /** A page that is opened before an edit pays the old amount. */
  openPage({ id, item }: ModelOrder): void {
    const proposal = openProposal(item);
    if (proposal) this.provider.openPage(id, proposal.dueCents, proposal.number);
    else this.provider.openPage(id, item.totalCents);
  }

  /** More or fewer pieces of the first line. */
  edit(order: ModelOrder): void {
    const { item } = order;
    const [first] = item.lines;
    if (!first || !isOpen(order) || openProposal(item)) return;
    const count = Math.max(1, first.count + this.random.pick([-1, 1, 2]));
    const edited = changeItems(item, [{ product_id: first.productId, size_id: null, count }], [], florist);
    const settlement = planPaidEdit(item, edited);
    if (settlement.kind === 'none') order.item = keepPaid(item, edited);
    if (settlement.kind === 'ask') {
      const payBy = new Date(now.getTime() + 60_000);
      order.item = propose(item, edited, { ...florist, dueCents: settlement.cents, payBy });
    }
    if (settlement.kind === 'refund')
      this.makeRefunds(order, refundDifference(item, edited, settlement.cents, florist));
  }

  /** Declined, withdrawn or expired. */
  closeProposal(order: ModelOrder): void {
    const state = this.random.pick(['declined', 'withdrawn', 'expired'] as const);
    order.item = closeProposal(order.item, state, florist);
  }

  /** Canceling refunds what is left, as `refundCanceled` does. */
  cancel(order: ModelOrder): void {
    if (!isOpen(order)) return;
    order.item = { ...closeProposal(order.item, 'withdrawn', florist), status: 'canceled' };
    for (const { paymentIntentId } of listCardPayments(order.item))
      this.repeat(() => this.provider.refundRest(paymentIntentId, `refund_${order.id}_${paymentIntentId}`));
  }

  complete(order: ModelOrder): void {
    if (!isOpen(order)) return;
    order.item = { ...closeProposal(order.item, 'withdrawn', florist), status: 'completed' };
    this.payouts.settle(order);
  }

  requestRefund(order: ModelOrder): void {
    const { item } = order;
    const rest = refundableCents(toRefundable(item));
    const isPaid = item.paidBy === 'card' && item.status !== 'canceled';
    if (!isPaid || isDisputed(item) || openProposal(item) || rest <= 0) return;
    const wanted = this.random.pick([0, 0, this.random.between(1, rest), rest]);
    const wish = wanted === 0 ? choosePieces(item, this.random) : { amountCents: wanted };
    const plan = planRefund(toRefundable(item), wish);
    if ('path' in plan) return;
    order.hasPlainRefund ||= plan.items.length === 0;
    this.makeRefunds(order, requestRefund(item, plan, { by: 'Florist', reason: '', now }));
  }

  private makeRefunds(order: ModelOrder, next: OrderItem): void {
    const known = order.item.refunds?.length ?? 0;
    order.item = next;
    for (const one of next.refunds?.slice(known) ?? []) this.makeRefund(order, one);
  }

  /** As `makeRefund`: what is refused for an edit is tried again. */
  private makeRefund(order: ModelOrder, { number, amountCents, ...refund }: OrderRefund): void {
    const { refusals = 0, isEdit } = refund;
    const paymentIntentId = refund.paymentIntentId ?? order.item.paymentIntentId ?? '';
    const key = `refund_${order.id}_${number}_${refusals}`;
    const isMade = this.repeat(() =>
      this.provider.refundPart({ paymentIntent: paymentIntentId, cents: amountCents, number, key }),
    );
    if (isMade) return;
    if (isEdit && order.item.status !== 'canceled' && refusals < maxRefusals) {
      const count = (one: OrderRefund) => (one.number === number ? { ...one, refusals: refusals + 1 } : one);
      order.item = { ...order.item, refunds: order.item.refunds?.map(count) ?? [] };
    } else order.item = failRefund(order.item, { number, paymentIntentId, amountCents: 0 }, 'Bloomkin', now);
  }

  /** False: it comes too early and is sent again. */
  receive(event: MoneyEvent): boolean {
    const order = this.orders.find(({ id }) => id === event.orderId);
    if (!order) throw new Error('An event of nobody');
    switch (event.kind) {
      case 'paid':
        this.takePayment(order, event);
        return true;
      case 'refund':
        if (!this.takeRefund(order, event)) return false;
        break;
      case 'dispute':
        if (recordChange(order, dispute(order.money, event.cents, event.reference)))
          order.item = { ...order.item, disputedCents: (order.item.disputedCents ?? 0) + event.cents };
        break;
    }
    if (order.item.status === 'completed') this.payouts.settle(order);
    return true;
  }

  private takeRefund(order: ModelOrder, event: MoneyEvent): boolean {
    const { paymentIntent: paymentIntentId, cents: amountCents, number, reference } = event;
    if (isOwnPayment(order.item, paymentIntentId)) {
      if (!recordChange(order, refund(order.money, amountCents, reference))) return true;
      const confirmed = confirmRefund(order.item, { number, paymentIntentId, amountCents }, now);
      const isWhole = confirmed.paymentStatus === 'refunded';
      order.item = isWhole ? closeProposal(confirmed, 'withdrawn', florist) : confirmed;
      return true;
    }
    if (!order.movements.has(`charge_${paymentIntentId}`)) return false;
    noteMovement(order, passing('refund', reference, 0 - amountCents));
    return true;
  }

  private takePayment(order: ModelOrder, { paymentIntent, cents, proposal }: MoneyEvent): void {
    const { item } = order;
    if (isOwnPayment(item, paymentIntent)) return;
    const paid = { paymentIntentId: paymentIntent, sessionId: paymentIntent, cents };
    const changed = proposal && payProposal(item, { ...paid, number: proposal, currency: 'aud' }, now);
    if (changed) {
      if (recordChange(order, chargeMore(order.money, cents, paymentIntent))) order.item = changed;
    } else if (!proposal && isAwaited(order, cents)) {
      const byCard = { paidBy: 'card', paymentStatus: 'paid', paymentIntentId: paymentIntent } as const;
      if (!recordChange(order, charge(order.money, cents, paymentIntent))) return;
      order.item = { ...item, ...byCard };
      if (item.status === 'completed') this.payouts.settle(order);
    } else {
      noteMovement(order, passing('charge', paymentIntent, cents));
      this.repeat(() => this.provider.refundRest(paymentIntent, `refund_${paymentIntent}`));
    }
  }

  /** The hourly job. */
  settleAll(): void {
    for (const order of this.orders) {
      for (const one of order.item.refunds ?? []) if (one.state === 'asked') this.makeRefund(order, one);
      if (order.item.status === 'completed') this.payouts.settle(order);
    }
  }

  /** The stream repeats what has no reply. */
  private repeat<T>(ask: () => T): T {
    for (let attempt = 0; attempt < 10; attempt++)
      try {
        return ask();
      } catch (error) {
        if (!(error instanceof LostReply)) throw error;
      }
    throw new Error('Too many lost replies');
  }
}
