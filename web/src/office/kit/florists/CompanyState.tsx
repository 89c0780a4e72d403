import { shopSteps } from '@bloomkin/shared/rules/shopReadiness.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { StatusPill } from '#components/feedback/StatusPill.tsx';

/** 'Joining 4/7' where the missing steps are known. */
export function describeCompanyState({
  active,
  ready,
  missing_steps: missing,
  switched_off,
}: Company): string {
  if (!active) return switched_off?.reason ? 'Stopped' : 'Switched off';
  if (missing && missing.length > 0)
    return `Joining ${shopSteps.length - missing.length}/${shopSteps.length}`;
  return ready === false ? 'Joining' : 'Selling';
}

function findTone(state: string) {
  if (state === 'Selling') return 'success';
  if (state === 'Switched off') return 'neutral';
  return state === 'Stopped' ? 'danger' : 'warning';
}

/** Whether it sells, and whether its payouts are held. */
export function CompanyState({ company }: { company: Company }) {
  const state = describeCompanyState(company);
  return (
    <>
      <StatusPill tone={findTone(state)}>{state}</StatusPill>
      {company.payouts_held && (
        <>
          {' '}
          <StatusPill tone="danger">Payouts held</StatusPill>
        </>
      )}
    </>
  );
}
