import { paths } from '@bloomkin/shared/pages.ts';
import { type AuditAct, type AuditKind, auditActs } from '@bloomkin/shared/rules/auditActs.ts';
import { roleLabels } from '@bloomkin/shared/rules/roleLabels.ts';
import { formatTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { AuditChange, AuditEntry } from '@bloomkin/shared/schemas/audit.ts';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '#components/actions/IconButton.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { PersonMark } from '../PersonMark.tsx';
import { Details, Row, Value } from './auditStyles.ts';

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

interface AuditRowProps {
  act: AuditEntry;
  time: string;
  onWho: (id: string) => void;
}

export function AuditRow({ act: entry, time, onWho }: AuditRowProps) {
  const { who, act, object, changes } = entry;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const link =
    ofMany.has(act) || act.endsWith('_deleted') || act.endsWith('.deleted') ? undefined : links[object.kind];
  const [first] = changes;
  return (
    <Row data-open={isOpen || undefined}>
      <time dateTime={entry.at}>{formatTime(time)}</time>
      <div className="who">
        <PersonMark name={who.name} />
        <span>
          <button type="button" title={`Only what ${who.name} did`} onClick={() => onWho(who.id)}>
            {who.name}
          </button>
          <small>{roleLabels[who.role]}</small>
        </span>
      </div>
      <div className="act">
        <b>{auditActs[act]}</b>
        {link ? <Link to={link(object.id)}>{object.name}</Link> : <small>{object.name}</small>}
      </div>
      <div className="change">
        {first && (
          <>
            <small>
              {changes.length > 1 ? `${first.field} and ${changes.length - 1} more` : first.field}
            </small>
            <BeforeAfter change={first} />
          </>
        )}
      </div>
      <IconButton
        icon="down"
        label={`${isOpen ? 'Hide' : 'Show'} details of: ${auditActs[act]}, ${object.name}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={id} className="details" hidden={!isOpen}>
        {isOpen && <ActDetails entry={entry} />}
      </div>
    </Row>
  );
}

const BeforeAfter = ({ change: { before, after } }: { change: AuditChange }) => (
  <span className="pair">
    {after === null ? <Value data-tone="gone">{before}</Value> : <Value>{before ?? 'none'}</Value>}
    {after !== null && (
      <>
        <Icon name="right" size={16} />
        <VisuallyHidden>becomes</VisuallyHidden>
        <Value data-tone="after">{after}</Value>
      </>
    )}
  </span>
);

function ActDetails({ entry }: { entry: AuditEntry }) {
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
