import { type AuditAct, isRecordedForAll } from '@bloomkin/shared/rules/auditActs.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { AuditChange } from '@bloomkin/shared/schemas/audit.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { type Actor, getActor } from '#platform/http/actor.ts';
import { describeDevice } from '#platform/http/describeDevice.ts';
import { transact, type Write } from '#platform/table/transact.ts';
import { insertAudit } from './auditEntity.ts';

export interface Act {
  act: AuditAct;
  object: { id: string; name: string };
  changes?: readonly AuditChange[];
  reason?: string;
  /** Overrides the time, when another row must bear the same one. */
  at?: Date;
  /** Set by jobs, which have no request: the admin who scheduled the change. */
  by?: { id: UserId; name: string };
}

/** For the transaction that makes the change. Empty for non-admins, unless `auditActs.ts` records the act for all. */
export function recordAct({ act, object, changes = [], reason = '', at = new Date(), by }: Act): Write[] {
  const actor = by ? toActor(by) : getActor();
  if (!actor || !(isAdmin(actor) || isRecordedForAll(act))) return [];
  return insertAudit({
    id: ulid(at.getTime()),
    at: at.toISOString(),
    byId: UserId.parse(actor.id),
    byName: actor.name,
    byRole: actor.role,
    act,
    objectId: object.id,
    objectName: object.name,
    changes,
    reason,
    address: actor.address,
    device: describeDevice(actor.userAgent),
    requestId: actor.requestId,
  });
}

const toActor = (by: { id: UserId; name: string }): Actor => ({
  ...by,
  ...{ role: 'ROLE_ADMIN', address: '', userAgent: '', requestId: '' },
});

/** For changes without a transaction: call it first, so that none goes unrecorded. */
export async function recordActFirst(act: Act): Promise<void> {
  const writes = recordAct(act);
  if (writes.length > 0) await transact({ writes });
}
