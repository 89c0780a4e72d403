import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { canEditCompany, canSeeCompany, isAdmin, isManager } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/request.ts';
import { recordUserAct } from '../users/admin/userActs.ts';
import { joinCompany } from '../users/companyMembership.ts';
import { changeUser } from '../users/saveUser.ts';
import type { UserItem } from '../users/userEntity.ts';
import { findCompanyItem } from './companyEntity.ts';
import { toManager } from './toManager.ts';

/** People ask to join; the vendor or an admin hires. A person belongs to a single company. */
export const bindManager: Handler<typeof routes.bindManager> = async ({ caller, params, query, now }) => {
  const mayHire = canEditCompany(caller, params.id);
  const company = await findCompanyItem(params.id);
  if (!company || !canSeeCompany(caller, company)) throw new AppError('NOT_FOUND');
  if (!mayHire && caller.id !== query.manager_id) throw new AppError('NOT_FOUND');
  const bound = await changeUser(
    query.manager_id,
    (read) => {
      if (mayHire && !canBeHired(caller, read, params.id)) throw new AppError('NOT_FOUND');
      if (read.companyId && (read.companyId !== params.id || !read.managerStatus))
        throw new AppError('MANAGER.BOUND');
      return joinCompany(read, company, mayHire ? 'hired' : 'moderation');
    },
    now,
    { record: recordUserAct(mayHire ? 'user.hired' : 'user.asked_to_join') },
  );
  return { data: toManager(bound) };
};

/** Vendors hire applicants and managers only: binding shows a person's phone and e-mail. */
function canBeHired(caller: Caller, person: UserItem, companyId: CompanyId): boolean {
  if (!person.active || person.pending) return false;
  return isAdmin(caller) || person.companyId === companyId || isManager(person.roles);
}
