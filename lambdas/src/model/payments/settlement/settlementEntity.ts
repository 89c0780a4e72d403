import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { chargedCents } from '#model/orders/cardPayments.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { absent, equals } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get, queryPartition } from '#platform/table/read.ts';
import { check, put, remove, replace, type Write } from '#platform/table/transact.ts';
import { type LedgerLine, ledgerWrites } from './ledgerEntity.ts';
import { followOrder, type Movement, newMoney } from './settlement.ts';

const Step = z.object({
  number: z.int(),
  kind: z.enum(['transfer', 'reversal']),
  amountCents: z.int(),
  transferId: z.string().nullable(),
  accountId: z.string().nullable(),
  isTied: z.boolean(),
  paymentIntentId: z.string().optional(),
  plannedAt: z.string(),
});

const Transfer = z.object({
  id: z.string(),
  amountCents: z.int(),
  reversedCents: z.int(),
  paymentIntentId: z.string().optional(),
});

/** `waiting`: not payable yet. `debt`: the florist owes it. */
const Open = z.object({ why: z.enum(['waiting', 'debt']), cents: z.int() });
export type OpenReason = z.output<typeof Open>;

/** The sum of an order's ledger lines; every change is written together with its line. */
export const settlementEntity = defineEntity({
  name: 'settlement',
  version: 1,
  schema: z.object({
    orderId: OrderId,
    orderNumber: z.string(),
    about: z.string(),
    companyId: CompanyId,
    timeZone: z.string(),
    commissionPercent: z.number(),
    marketCents: z.int().default(0),
    wholeCents: z.int().default(0),
    chargedCents: z.int(),
    refundedCents: z.int(),
    disputedCents: z.int(),
    isSold: z.boolean(),
    extraCharges: z
      .array(z.object({ paymentIntentId: z.string(), cents: z.int() }))
      .readonly()
      .optional(),
    transfers: z.array(Transfer).readonly(),
    nettedCents: z.int(),
    step: Step.nullable(),
    steps: z.int(),
    open: Open.nullable(),
    version: z.int(),
  }),
  key: { pk: 'ORDER#{orderId}', sk: 'SETTLEMENT' },
  lock: 'version',
  reads: { findSettlement: 'what a florist is owed and got for an order' },
});
export type SettlementItem = ValueOf<typeof settlementEntity>;

export const openSettlementEntity = defineEntity({
  name: 'openSettlement',
  version: 1,
  schema: Open.extend({ companyId: CompanyId, orderId: OrderId }),
  key: { pk: 'LEDGER#{companyId}', sk: 'OPEN#{orderId}' },
  indexes: {
    openOrders: {
      partition: 'MONEY',
      sort: 'WAITING~{companyId}~{orderId}~{cents}',
      row: z.object({ openOrdersSort: z.string(), type: z.string() }),
      when: ({ why }) => why === 'waiting',
    },
  },
  reads: {
    listOpenSettlements: 'the orders of a company that wait for a payout or a debt',
    listOpenMoney: 'the orders of all companies that wait for a payout',
    loadBooks: 'what a company is owed, what is open of it and whether it was checked',
  },
});
export type OpenSettlement = ValueOf<typeof openSettlementEntity>;

export const findSettlement = (orderId: OrderId, by: Get = get): Promise<SettlementItem | undefined> =>
  by(settlementEntity, { orderId });

/** Fails when money moved since the read. */
export const checkSettlement = (orderId: OrderId, read: SettlementItem | undefined): Write =>
  check(settlementEntity, { orderId }, read ? equals('version', read.version) : absent());

export const listOpenSettlements = (companyId: CompanyId): Promise<OpenSettlement[]> =>
  queryPartition(openSettlementEntity, { companyId });

/** For an order paid before settlements existed, derived from its payment. */
export function newSettlement(order: OrderItem): SettlementItem {
  const paidCents = order.paidBy === 'card' ? chargedCents(order) : 0;
  return {
    ...followOrder(newMoney(order.commissionPercent), order),
    chargedCents: paidCents,
    refundedCents: order.paymentStatus === 'refunded' ? paidCents : 0,
    orderId: order.id,
    orderNumber: order.number,
    about: describeLines(order),
    companyId: order.companyId,
    timeZone: order.timeZone,
    open: null,
    version: 0,
  };
}

const longestAbout = 100;

function describeLines({ lines }: OrderItem): string {
  const text = lines.map(describeLine).join(', ');
  const letters = [...text];
  return letters.length <= longestAbout ? text : `${letters.slice(0, longestAbout - 1).join('')}…`;
}

function describeLine({ name, sizeName, count }: OrderItem['lines'][number]): string {
  const title = lineTitle(name, sizeName);
  return count === 1 ? title : `${count} × ${title}`;
}

export interface SettlementState {
  read: SettlementItem | undefined;
  current: SettlementItem;
}

export async function loadSettlement(
  order: OrderItem,
  found: ReturnType<typeof findSettlement> = findSettlement(order.id),
): Promise<SettlementState> {
  const read = await found;
  if (!read) return { read, current: newSettlement(order) };
  return { read, current: followOrder({ ...read, about: describeLines(order) }, order) };
}

/** `settlement` fails when it changed since the read, `lines` when a movement is already recorded. */
export function settlementWrites(
  { read, next }: { read: SettlementItem | undefined; next: SettlementItem },
  movements: readonly Movement[],
  now: Date,
) {
  return {
    ...replaceSettlement(read, next),
    ...ledgerWrites(movements.map((movement) => toLine(next, movement, now))),
  };
}

export const replaceSettlement = (read: SettlementItem | undefined, next: SettlementItem) => ({
  settlement: replace(settlementEntity, next, read),
  open: openWrite(read, next),
});

export function toLine(settlement: SettlementItem, movement: Movement, now: Date): LedgerLine {
  const { orderId, orderNumber, about, companyId, commissionPercent, timeZone } = settlement;
  const { day } = localTime(now, timeZone);
  return {
    ...movement,
    orderId,
    orderNumber,
    about,
    companyId,
    commissionPercent,
    at: now.toISOString(),
    day,
    month: day.slice(0, 7),
  };
}

function openWrite(read: SettlementItem | undefined, next: SettlementItem): Write | undefined {
  const { companyId, orderId, open } = next;
  if (open?.why === read?.open?.why && open?.cents === read?.open?.cents) return undefined;
  if (!open) return read?.open ? remove(openSettlementEntity, { companyId, orderId }) : undefined;
  return put(openSettlementEntity, { companyId, orderId, ...open });
}
