import { isAdmin, type Person } from '@bloomkin/shared/rules/permissions.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { CompanyItem } from './companyEntity.ts';

/** Who switched the company off, and when; null once it is on again. */
export function applyActive(
  current: CompanyItem,
  active: boolean,
  { id: byId, name: byName }: Caller,
  now: Date,
): Pick<CompanyItem, 'active' | 'switchedOff'> {
  if (active === current.active) return { active, switchedOff: current.switchedOff };
  return { active, switchedOff: active ? null : { at: now.toISOString(), byId, byName } };
}

/** Admins read the name. */
export const toSwitchedOff = (
  { switchedOff }: CompanyItem,
  viewer: Person | undefined,
): Pick<Company, 'switched_off'> =>
  switchedOff
    ? { switched_off: { at: switchedOff.at, by: isAdmin(viewer) ? switchedOff.byName : null } }
    : {};
