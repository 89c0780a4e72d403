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

type Held = Pick<Company, 'switched_off' | 'payouts_held' | 'warned' | 'approved'>;

/** Admins read the name. */
export function toSwitchedOff(
  { switchedOff, payoutsHeld, warned, approved }: CompanyItem,
  viewer: Person | undefined,
): Held {
  const by = (name: string) => (isAdmin(viewer) ? name : null);
  return {
    ...(switchedOff && { switched_off: toHold(switchedOff, by) }),
    ...(payoutsHeld && { payouts_held: toHold(payoutsHeld, by) }),
    ...(warned && { warned: toHold(warned, by) }),
    ...(approved !== undefined && { approved: approved && toHold(approved, by) }),
  };
}

const toHold = (
  { at, byName, reason = '', until }: NonNullable<CompanyItem['switchedOff']>,
  by: (name: string) => string | null,
) => ({ at, by: by(byName), reason, ...(until && { until }) });
