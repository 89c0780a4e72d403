import {
  debtCents,
  finishStep,
  nextAction,
  withStep,
} from '@bloomkin/lambdas/model/payments/settlement/payoutSteps.ts';
import {
  dueCents,
  followOrder,
  net,
  type PayoutStep,
} from '@bloomkin/lambdas/model/payments/settlement/settlement.ts';
import { type ModelOrder, now, recordChange } from './modelOrder.ts';
import { LostReply, type MoneyProvider } from './moneyProvider.ts';

/** The florist's shares of the model's completed orders. */
export class ModelPayouts {
  isReady = true;
  private readonly provider: MoneyProvider;
  private readonly orders: readonly ModelOrder[];

  constructor(provider: MoneyProvider, orders: readonly ModelOrder[]) {
    this.provider = provider;
    this.orders = orders;
  }

  /** As `settleOrder`; a lost reply ends it, and the next event or the hourly job goes on. */
  settle(order: ModelOrder): void {
    for (let round = 0; round < 40; round++) {
      order.money = followOrder(order.money, order.item);
      const accountId = this.isReady ? this.provider.accountId : null;
      const action = nextAction(order.money, { isCompleted: true, accountId, now });
      if (action.kind === 'rest' || !order.item.paymentIntentId) return;
      if (action.kind === 'sell') recordChange(order, action.change);
      if (action.kind === 'plan' && !(action.step.kind === 'transfer' && this.netOldestDebt(order)))
        order.money = withStep(order.money, action.step);
      if (action.kind === 'call' && !this.callStep(order, action.step)) return;
    }
    throw new Error('An order does not settle');
  }

  private callStep(order: ModelOrder, step: PayoutStep): boolean {
    try {
      const id = this.provider.makeStep(order.id, order.item.paymentIntentId ?? '', step);
      if (id) recordChange(order, finishStep(order.money, step, id));
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
        other !== order &&
        other.item.status === 'completed' &&
        !other.money.step &&
        debtCents(other.money) > 0,
    );
    if (!debtor) return false;
    const cents = Math.min(dueCents(order.money), debtCents(debtor.money));
    recordChange(order, net(order.money, cents, `${debtor.id}_${order.movements.size}`));
    recordChange(debtor, net(debtor.money, 0 - cents, `${order.id}_${debtor.movements.size}`));
    return true;
  }
}
