import type { Person } from '@bloomkin/shared/rules/permissions.ts';
import type { ShopStep } from '@bloomkin/shared/rules/shopReadiness.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { CompanyWithStores } from '#model/companies/companyWithStores.ts';
import { listManagerIds } from '#model/companies/managerEntity.ts';
import { toSwitchedOff } from '#model/companies/switchedOff.ts';
import { toCompany, toRegister } from '#model/companies/toCompany.ts';
import { loadMissingSteps, readPayouts } from '#model/readiness/shopFacts.ts';
import type { Point } from '#model/stores/toStore.ts';
import { toManager } from '#model/users/toManager.ts';
import { findUsers, type UserItem } from '#model/users/userEntity.ts';

const shownManagers = 100;

export async function loadOwnCompany(
  loaded: CompanyWithStores,
  viewer: Person | undefined,
  now: Date,
  from?: Point,
): Promise<Company> {
  const { id } = loaded.company;
  const [managers, missing] = await Promise.all([
    listManagerIds(id).then((ids) => findUsers(ids.slice(0, shownManagers))),
    loadMissingSteps(loaded),
  ]);
  const own = toOwnCompany(loaded, { managers, missing }, now, from);
  return { ...own, ...toSwitchedOff(loaded.company, viewer) };
}

interface OwnFacts {
  managers: readonly UserItem[];
  missing: ShopStep[];
}

export function toOwnCompany(
  loaded: CompanyWithStores,
  { managers, missing }: OwnFacts,
  now: Date,
  from?: Point,
): Company {
  const { ownerId, orderAlerts } = loaded.company;
  const { connected, chargesEnabled: charges_enabled } = readPayouts(loaded.company);
  return {
    ...toCompany(loaded, from, now),
    version: loaded.company.revision,
    managers: managers.map(toManager),
    owner_id: ownerId,
    ...(orderAlerts && { order_alerts: orderAlerts }),
    stripe: { connected, charges_enabled },
    missing_steps: missing,
    register: toRegister(loaded.company),
  };
}
