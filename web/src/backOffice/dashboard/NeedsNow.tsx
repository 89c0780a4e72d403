import type { ReactNode } from 'react';
import { ButtonLink } from '#components/actions/Button.tsx';
import { OfficeIcon, type OfficeIconName } from '../OfficeIcon.tsx';
import { NeedsCard } from './dashboardStyles.ts';

export interface Need {
  key: string;
  icon: OfficeIconName;
  isLate: boolean;
  title: string;
  detail: ReactNode;
  /** 'since 11:06 am', '3 days left' */
  when: string;
  action: string;
  path: string;
}

/** Absent when nothing needs anybody; late things first. */
export function NeedsNow({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) return null;
  const sorted = needs.toSorted((a, b) => Number(b.isLate) - Number(a.isLate));
  return (
    <NeedsCard aria-labelledby="needs">
      <h2 id="needs">
        Needs someone now <span>{needs.length}</span>
      </h2>
      <ul>
        {sorted.map(({ key, icon, isLate, title, detail, when, action, path }) => (
          <li key={key} data-late={isLate || undefined}>
            <i>
              <OfficeIcon name={icon} size={20} />
            </i>
            <span>
              <b>{title}</b>
              <small>{detail}</small>
            </span>
            <em>{when}</em>
            <ButtonLink kind={isLate ? 'danger' : 'outline'} to={path}>
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </NeedsCard>
  );
}
