import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import styled from 'styled-components';
import { ButtonLink } from '#components/actions/Button.tsx';
import { FailedPart } from '#components/feedback/FailedPart.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Card } from '#components/layout/Card.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import type { Need } from './marketNeeds.ts';
import { useNeeds } from './useNeeds.ts';

const NeedsCard = styled(Card)`
  padding: 0;
  overflow: hidden;
  > h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    margin: 0;
    padding: 16px 20px;
    span {
      padding: 0 10px;
      border-radius: var(--bk-radius-pill);
      background: var(--bk-bg-dangerSoft);
      color: var(--bk-text-danger);
      font: 600 0.9375rem/1.75 var(--bk-text);
    }
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 6px 16px;
    padding: 12px 20px;
    border-top: 1px solid var(--bk-border-subtle);
    &[data-late] {
      padding-left: 16px;
      border-left: 4px solid var(--bk-text-danger);
    }
    > i {
      display: grid;
      place-items: center;
      width: 36px;
      height: 36px;
      border-radius: var(--bk-petal-s);
      background: var(--bk-bg-warningSoft);
      color: var(--bk-text-warning);
    }
    &[data-late] > i {
      background: var(--bk-bg-dangerSoft);
      color: var(--bk-text-danger);
    }
    > span {
      display: grid;
    }
    > time,
    > em {
      font-style: normal;
      font-size: 0.875rem;
      color: var(--bk-text-secondary);
    }
    &[data-late] > em {
      color: var(--bk-text-danger);
      font-weight: 600;
    }
  }
  @media (max-width: 767px) {
    li {
      grid-template-columns: auto minmax(0, 1fr) auto;
      > span {
        grid-column: 2 / -1;
      }
      > em {
        grid-column: 2;
      }
      > :last-child {
        grid-column: 3;
        justify-self: end;
      }
    }
  }
`;

interface NeedsNowProps {
  user: User;
  now: Date;
  timeZone: string;
}

/** Absent when nothing needs anybody; late things first. */
export function NeedsNow({ user, now, timeZone }: NeedsNowProps) {
  const answers = useNeeds(user, now, timeZone);
  const needs = answers.flatMap((answer) => answer.needs ?? []);
  const failures = answers.flatMap(({ failure }) => failure ?? []);
  const isLoading = answers.some((answer) => !answer.needs && !answer.failure);
  return (
    <>
      {failures.length > 0 && (
        <FailedPart
          title="We could not load all that needs someone now."
          onRetry={() => {
            for (const { onRetry } of failures) onRetry();
          }}
        />
      )}
      {needs.length > 0 && <NeedsList needs={needs} />}
      {isLoading && needs.length === 0 && <Skeleton $height="132px" $radius="20px" />}
    </>
  );
}

function NeedsList({ needs }: { needs: readonly Need[] }) {
  const sorted = needs.toSorted((a, b) => Number(b.isLate) - Number(a.isLate));
  return (
    <NeedsCard aria-labelledby="needs">
      <h2 id="needs">
        Needs someone now <span>{needs.length}</span>
      </h2>
      <ul>
        {sorted.map(({ key, icon, isLate, title, detail, phone, when, action, path }) => (
          <li key={key} data-late={isLate || undefined}>
            <i>
              <OfficeIcon name={icon} size={20} />
            </i>
            <span>
              <b>{title}</b>
              <small>
                {detail} {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
              </small>
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
