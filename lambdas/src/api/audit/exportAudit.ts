import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/audit.ts';
import { auditActs, auditKinds } from '@bloomkin/shared/rules/auditActs.ts';
import { type AuditItem, findAuditItems } from '#model/audit/auditEntity.ts';
import { writeCsv } from '#platform/csv/writeCsv.ts';
import type { Handler } from '#platform/http/request.ts';
import { FileDownload } from '#platform/http/response.ts';
import { findAudited, toAuditEntry } from './listAudit.ts';

const maxLines = 5000;
const perRead = 100;

const header = 'When (UTC),Who,Role,Act,Kind,Object,Object id,Changes,Reason,Device,Address,Request'.split(
  ',',
);

export const exportAudit: Handler<typeof routes.exportAudit> = async ({ query, now }) => {
  const found = await findAudited(query, now);
  if (found.length > maxLines) throw new AppError('AUDIT.TOO_MANY');
  const parts = Array.from({ length: Math.ceil(found.length / perRead) }, (_, part) =>
    findAuditItems(found.slice(part * perRead, (part + 1) * perRead).map(({ id }) => id)),
  );
  const items = (await Promise.all(parts)).flat();
  return new FileDownload('audit-log.csv', 'text/csv', writeCsv([header, ...items.map(toRow)]));
};

function toRow(item: AuditItem): string[] {
  const { at, who, act, object, changes, reason, device, address, request_id } = toAuditEntry(item);
  const changed = changes.map(
    ({ field, before, after }) => `${field}: ${before ?? 'none'} → ${after ?? 'none'}`,
  );
  return [
    ...[at, who.name, who.role, auditActs[act], auditKinds[object.kind], object.name, object.id],
    ...[changed.join('; '), reason, device, address, request_id],
  ];
}
