import type { AuditChange } from '@bloomkin/shared/schemas/audit.ts';
import type { ReactNode } from 'react';
import { formatInstant } from '#components/text/formatInstant.ts';
import { useOfficeZone } from './useCompany.ts';

interface ActLineProps {
  what: string;
  by: string;
  at: string;
  changes: readonly AuditChange[];
  children?: ReactNode;
}

/** A history entry, in the office's time zone. */
export function ActLine({ what, by, at, changes, children }: ActLineProps) {
  const zone = useOfficeZone();
  return (
    <li>
      <span>
        <b>{what}</b>
        <small>
          {by}, {formatInstant(at, zone)}
        </small>
        {changes.map(({ field, before, after }) => (
          <small key={field}>
            {field}: {before ?? 'none'} → {after ?? 'none'}
          </small>
        ))}
      </span>
      {children}
    </li>
  );
}
