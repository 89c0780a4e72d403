import { findAuditKind } from '@bloomkin/shared/rules/auditActs.ts';
import { AuditAct, AuditChange } from '@bloomkin/shared/schemas/audit.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { Role } from '@bloomkin/shared/schemas/user.ts';
import * as z from 'zod';
import { absent, exists } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { getMany, queryPartition } from '#platform/table/read.ts';
import { patch, put, type Write } from '#platform/table/transact.ts';
import { patchItem } from '#platform/table/write.ts';

/** Rows are inserted, and emptied of a person by the retention job alone: no other role may update them, none deletes (cdk, grantNeeds.ts). */
export const auditEntity = defineEntity({
  name: 'audit',
  version: 1,
  schema: z.object({
    id: z.string(),
    at: z.string(),
    byId: UserId,
    byName: z.string(),
    byRole: Role,
    act: AuditAct,
    objectId: z.string(),
    objectName: z.string(),
    changes: z.array(AuditChange).readonly(),
    reason: z.string(),
    address: z.string(),
    device: z.string(),
    requestId: z.string(),
  }),
  key: { pk: 'AUDIT#{id}', sk: 'AUDIT' },
  reads: { findAuditItems: 'acts of the audit log by id' },
});
export type AuditItem = ValueOf<typeof auditEntity>;

/** `all`, `by:{userId}` or `on:{kind}:{objectId}`. Acts of a minute share an item, since an addition costs units of the whole item. */
export const auditListEntity = defineEntity({
  name: 'auditList',
  version: 1,
  schema: z.object({ list: z.string(), slot: z.string(), acts: z.set(z.string()).optional() }),
  key: { pk: 'AUDIT_LIST#{list}', sk: 'SLOT#{slot}' },
  reads: { listAudited: 'the ids of acts: all, of a person, on an object' },
});

export const auditLists = {
  all: 'all',
  by: (userId: string) => `by:${userId}`,
  on: (kind: string, objectId: string) => `on:${kind}:${objectId}`,
};

/** The filtered fields, so that totals are counted without reading the acts. */
export interface Audited {
  id: string;
  byId: string;
  act: string;
}

const toSlot = (at: string): string => at.slice(0, '2026-11-22T17:35'.length);
/** Earlier items hold ten minutes. */
const toSpan = (at: string): string => at.slice(0, '2026-11-22T17:3'.length);

export function insertAudit(item: AuditItem): Write[] {
  const { id, at, byId, act, objectId } = item;
  const slot = toSlot(at);
  const lists = [auditLists.all, auditLists.by(byId), auditLists.on(findAuditKind(act), objectId)];
  const change = { addTo: { acts: new Set([`${id}~${byId}~${act}`]) } };
  return [
    put(auditEntity, item, absent()),
    ...lists.map((list) => patch(auditListEntity, { list, slot }, { set: { list, slot }, ...change })),
  ];
}

/** Newest first; `from` and `to` are instants, to the slot of ten minutes. */
export async function listAudited(list: string, from: string, to: string): Promise<Audited[]> {
  const between = [`SLOT#${toSpan(from)}`, `SLOT#${toSpan(to)}~`] as const;
  const slots = await queryPartition(auditListEntity, { list }, { between, descending: true });
  return slots.flatMap(({ acts = new Set() }) => [...acts].toSorted().toReversed().map(toAudited));
}

function toAudited(text: string): Audited {
  const [id = '', byId = '', act = ''] = text.split('~');
  return { id, byId, act };
}

export const findAuditItems = (ids: readonly string[]): Promise<AuditItem[]> =>
  getMany(
    auditEntity,
    ids.map((id) => ({ id })),
  );

/** `by` them: who they are and from where; `on` them: their name, and what of them was changed. */
export async function emptyAudit({ id, byId, objectId, changes }: AuditItem, userId: string): Promise<void> {
  const by = byId === userId && { byName: 'Deleted account', address: '', device: '' };
  const on = objectId === userId && {
    objectName: 'Deleted account',
    reason: '',
    changes: changes.map(({ field }) => ({ field, before: null, after: null })),
  };
  await patchItem(auditEntity, { id }, { set: { ...by, ...on } }, exists());
}

export async function forgetWhere({ id }: Pick<AuditItem, 'id'>): Promise<void> {
  await patchItem(auditEntity, { id }, { set: { address: '', device: '' } }, exists());
}
