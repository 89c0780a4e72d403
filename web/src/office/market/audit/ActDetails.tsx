import { paths } from '@bloomkin/shared/pages.ts';
import type { AuditAct, AuditKind } from '@bloomkin/shared/rules/auditActs.ts';
import type { AuditChange, AuditEntry } from '@bloomkin/shared/schemas/audit.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';

const Pair = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-top: 2px;
`;

const Value = styled.span`
  padding: 3px 8px;
  border-radius: var(--bk-radius-s);
  background: var(--bk-bg-neutralSoft);
  color: var(--bk-text-secondary);
  overflow-wrap: anywhere;
  &[data-tone='after'] {
    background: var(--bk-bg-infoSoft);
    color: var(--bk-text-info);
    font-weight: 600;
  }
  &[data-tone='gone'] {
    background: var(--bk-bg-dangerSoft);
    color: var(--bk-text-danger);
  }
`;

const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 240px;
  gap: 20px;
  padding: 8px 0 10px;
  table {
    width: 100%;
    border-spacing: 0;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
  }
  th,
  td {
    padding: 9px 14px;
    text-align: left;
    font-weight: 400;
    line-height: 1.7;
    overflow-wrap: anywhere;
  }
  thead th {
    font-size: 0.8125rem;
    font-weight: 600;
    color: var(--bk-text-secondary);
  }
  tbody > tr > * {
    border-top: 1px solid var(--bk-border-subtle);
  }
  dt {
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  dd {
    margin-bottom: 8px;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const links: Partial<Readonly<Record<AuditKind, (id: string) => string>>> = {
  user: paths.user,
  company: paths.companyEdit,
  store: paths.storeEdit,
  product: paths.productEdit,
  type: paths.paramsEdit,
  order: paths.orderView,
};

/** Their object is no product. */
const ofMany: ReadonlySet<AuditAct> = new Set([
  ...(['product.changed_many', 'product.undone', 'product.imported', 'user.exported'] as const),
]);

export function ObjectLink({ act, object }: Pick<AuditEntry, 'act' | 'object'>) {
  const isGone = ofMany.has(act) || act.endsWith('_deleted') || act.endsWith('.deleted');
  const link = isGone ? undefined : links[object.kind];
  return <small>{link ? <Link to={link(object.id)}>{object.name}</Link> : object.name}</small>;
}

/** Before and after, and how many more there are. */
export function FirstChange({ changes }: Pick<AuditEntry, 'changes'>) {
  const [first] = changes;
  if (!first) return null;
  return (
    <>
      <small>{changes.length > 1 ? `${first.field} and ${changes.length - 1} more` : first.field}</small>
      <BeforeAfter change={first} />
    </>
  );
}

const BeforeAfter = ({ change: { before, after } }: { change: AuditChange }) => (
  <Pair>
    {after === null ? <Value data-tone="gone">{before}</Value> : <Value>{before ?? 'none'}</Value>}
    {after !== null && (
      <>
        <Icon name="right" size={16} />
        <VisuallyHidden>becomes</VisuallyHidden>
        <Value data-tone="after">{after}</Value>
      </>
    )}
  </Pair>
);

export function ActDetails({ entry }: { entry: AuditEntry }) {
  const { changes, device, address, reason, request_id: request } = entry;
  return (
    <Details>
      {changes.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{before === null ? 'none' : <Value>{before}</Value>}</td>
                <td>{after === null ? 'gone' : <Value data-tone="after">{after}</Value>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl>
        <dt>From</dt>
        <dd>
          {device}, {address}
        </dd>
        {reason && (
          <>
            <dt>Reason given</dt>
            <dd>{reason}</dd>
          </>
        )}
        <dt>Request</dt>
        <dd>{request}</dd>
      </dl>
    </Details>
  );
}
