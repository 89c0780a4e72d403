import { type AuditAct, type AuditKind, auditActs, auditKinds } from '@bloomkin/shared/rules/auditActs.ts';
import { findChoice } from '#components/list/findChoice.ts';
import { readPageSize, writePageSize } from '#components/list/pageSize.ts';

export interface AuditFilters {
  who: string;
  what: AuditAct | '';
  kind: AuditKind | '';
  /** Of `kind`, from a link of another page. */
  objectId: string;
  from: string;
  to: string;
  page: number;
  perPage: number;
}

export const actNames = Object.keys(auditActs).filter((act): act is AuditAct => act in auditActs);
export const kindNames = Object.keys(auditKinds).filter((kind): kind is AuditKind => kind in auditKinds);

/** Ignores invalid values. */
function read(params: URLSearchParams): AuditFilters {
  const page = Number(params.get('page') ?? 1);
  const matching = (name: string, pattern: RegExp) => pattern.exec(params.get(name) ?? '')?.[0] ?? '';
  const [kind = '', objectId = ''] = (params.get('object') ?? '').split(':');
  return {
    who: matching('who', /^[\w-]{1,64}$/),
    what: findChoice(actNames, params.get('what')) ?? '',
    kind: findChoice(kindNames, kind) ?? '',
    objectId: /^[\w-]{1,64}$/.test(objectId) ? objectId : '',
    from: matching('from', /^\d{4}-\d\d-\d\d$/),
    to: matching('to', /^\d{4}-\d\d-\d\d$/),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: readPageSize(params),
  };
}

export const toObject = ({ kind, objectId }: AuditFilters): string =>
  kind && objectId ? `${kind}:${objectId}` : kind;

function write(filters: AuditFilters): URLSearchParams {
  const { who, what, from, to, page, perPage } = filters;
  const values = {
    ...{ who, what, object: toObject(filters), from, to },
    page: page > 1 ? String(page) : '',
    size: writePageSize(perPage),
  };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
}

export const auditCodec = { read, write };

/** Shared by the list and its export. */
export function toAuditQuery(filters: AuditFilters) {
  const { who, what, from, to } = filters;
  const object = toObject(filters);
  return {
    ...(who && { who }),
    ...(what && { what }),
    ...(object && { object }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
