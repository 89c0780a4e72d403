import type { AuditChange } from '@bloomkin/shared/schemas/audit.ts';
import { formatInstant } from '#components/text/formatInstant.ts';

interface ActLineProps {
  what: string;
  by: string;
  at: string;
  changes: readonly AuditChange[];
}

/** Of a card's history. */
export const ActLine = ({ what, by, at, changes }: ActLineProps) => (
  <li>
    <span>
      <b>{what}</b>
      <small>
        {by}, {formatInstant(at, null)}
      </small>
      {changes.map(({ field, before, after }) => (
        <small key={field}>
          {field}: {before ?? 'none'} → {after ?? 'none'}
        </small>
      ))}
    </span>
  </li>
);
