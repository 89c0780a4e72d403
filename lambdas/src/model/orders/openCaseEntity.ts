import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { CaseKind } from '@bloomkin/shared/schemas/officeCase.ts';
import * as z from 'zod';
import { defineEntity } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';
import type { OrderItem } from './orderEntity.ts';

/** Few at any time: one for each open claim, open dispute and failed refund. */
export const openCaseEntity = defineEntity({
  name: 'openCase',
  version: 1,
  schema: z.object({ orderId: OrderId, kind: CaseKind }),
  key: { pk: 'OPEN_CASES', sk: '{orderId}~{kind}' },
  reads: { listOpenCases: 'the orders with an open claim or dispute, or with a failed refund' },
});

export function listCaseKinds({ claim, dispute, refunds, paymentStatus, deletedAt }: OrderItem): CaseKind[] {
  if (deletedAt) return [];
  const isOpen = {
    claim: claim?.state === 'open',
    dispute: dispute?.state === 'open',
    // Asking again replaces the failure.
    refund: paymentStatus === 'paid' && refunds?.at(-1)?.state === 'failed',
  };
  return CaseKind.options.filter((kind) => isOpen[kind]);
}

export function caseWrites(read: OrderItem, next: OrderItem): Write[] {
  const [from, to] = [listCaseKinds(read), listCaseKinds(next)];
  const toItem = (kind: CaseKind) => ({ orderId: next.id, kind });
  return [
    ...from.filter((kind) => !to.includes(kind)).map((kind) => remove(openCaseEntity, toItem(kind))),
    ...to.filter((kind) => !from.includes(kind)).map((kind) => put(openCaseEntity, toItem(kind))),
  ];
}

export async function listOpenCases(): Promise<OrderId[]> {
  return (await queryPartition(openCaseEntity, {})).map(({ orderId }) => orderId);
}
