import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { FailedPart } from '#components/feedback/FailedPart.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { NeedsCard } from './dashboardStyles.ts';
import { type Need, useNeeds } from './useNeeds.ts';

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
