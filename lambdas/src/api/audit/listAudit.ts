import type * as routes from '@bloomkin/shared/routes/audit.ts';
import { findAuditKind } from '@bloomkin/shared/rules/auditActs.ts';
import { addDays, localTime, marketTimeZone, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { AuditEntry } from '@bloomkin/shared/schemas/audit.ts';
import { AuditKind } from '@bloomkin/shared/schemas/audit.ts';
import { decodeTime } from 'ulid';
import {
  type Audited,
  type AuditItem,
  auditLists,
  findAuditItems,
  listAudited,
} from '#model/audit/auditEntity.ts';
import type { Handler, ParsedRequest } from '#platform/http/request.ts';
import { paginate } from '#platform/table/paginate.ts';

type Filters = ParsedRequest<typeof routes.exportAudit>['query'];

const usualDays = 90;

export const listAudit: Handler<typeof routes.listAudit> = async ({ query, now }) => {
  const found = await findAudited(query, now);
  const { data: shown, page, per_page, total } = paginate(found, query);
  const items = await findAuditItems(shown.map(({ id }) => id));
  return { page, per_page, total, data: items.map(toAuditEntry), days: countDays(found, shown) };
};

/** Reads the narrowest list; its entries hold the fields of the other filters. */
export async function findAudited({ who, what, object, from, to }: Filters, now: Date): Promise<Audited[]> {
  const last = to ?? localTime(now, marketTimeZone).day;
  const first = from ?? (object?.id ? undefined : addDays(last, -usualDays));
  const since = first ? toInstant(first, '00:00', marketTimeZone) : new Date(0);
  const until = new Date(toInstant(addDays(last, 1), '00:00', marketTimeZone).getTime() - 1);
  const list = object?.id ? auditLists.on(object.kind, object.id) : who ? auditLists.by(who) : auditLists.all;
  const listed = await listAudited(list, since.toISOString(), until.toISOString());
  return listed.filter(
    ({ byId, act }) =>
      (!who || byId === who) && (!what || act === what) && (!object || findAuditKind(act) === object.kind),
  );
}

const toDay = ({ id }: Audited): string => localTime(new Date(decodeTime(id)), marketTimeZone).day;

function countDays(found: readonly Audited[], shown: readonly Audited[]): Record<string, number> {
  const days = Object.fromEntries(shown.map((act) => [toDay(act), 0]));
  for (const act of found) {
    const day = toDay(act);
    if (days[day] !== undefined) days[day] += 1;
  }
  return days;
}

export const toAuditEntry = (item: AuditItem): AuditEntry => ({
  id: item.id,
  at: item.at,
  who: { id: item.byId, name: item.byName, role: item.byRole },
  act: item.act,
  object: { kind: AuditKind.parse(findAuditKind(item.act)), id: item.objectId, name: item.objectName },
  changes: [...item.changes],
  reason: item.reason,
  address: item.address,
  device: item.device,
  request_id: item.requestId,
});
