import { shopSteps } from '@bloomkin/shared/rules/shopReadiness.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { ListedFlorist } from '@bloomkin/shared/schemas/floristFigures.ts';
import { StatusPill, type StatusTone } from '#components/feedback/StatusPill.tsx';

export type ShownState = Pick<ListedFlorist, 'state' | 'stopped' | 'warned'> & {
  /** Steps that are left, where they are known. */
  missing?: number;
};

export function readCompanyState({
  active,
  switched_off,
  missing_steps = [],
  ...company
}: Company): ShownState {
  const missing = missing_steps.length;
  const rest = { stopped: Boolean(switched_off?.reason), warned: company.warned !== undefined, missing };
  if (!active) return { state: 'off', ...rest };
  if (missing > 0) return { state: 'joining', ...rest };
  return { state: company.approved === null ? 'to_approve' : 'selling', ...rest };
}

/** 'Joining 4/7' where the missing steps are known. */
export function describeState({ state, stopped, warned, missing = 0 }: ShownState): string {
  switch (state) {
    case 'off':
      return stopped ? 'Stopped' : 'Switched off';
    case 'joining':
      return missing > 0 ? `Joining ${shopSteps.length - missing}/${shopSteps.length}` : 'Joining';
    case 'to_approve':
      return 'To approve';
    case 'selling':
      return warned ? 'Warned' : 'Selling';
  }
}

function findTone({ state, stopped, warned }: ShownState): StatusTone {
  if (state === 'off') return stopped ? 'danger' : 'neutral';
  if (state === 'to_approve') return 'info';
  return state === 'joining' || warned ? 'warning' : 'success';
}

export const CompanyState = ({ company }: { company: ShownState }) => (
  <StatusPill tone={findTone(company)}>{describeState(company)}</StatusPill>
);
