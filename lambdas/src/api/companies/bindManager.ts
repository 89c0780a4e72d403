import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import {
  canEditCompany,
  canSeeCompany,
  isAdmin,
  isManager,
  isStaff,
} from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import { removeInvitation } from '#model/companies/managerInvitationEntity.ts';
import { recordUserAct } from '#model/users/admin/userActs.ts';
import { joinCompany } from '#model/users/companyMembership.ts';
import { changeUser } from '#model/users/saveUser.ts';
import { toManager } from '#model/users/toManager.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { Handler } from '#platform/http/request.ts';
import { listInvitationsOf } from './managerInvitations.ts';

/** Both sides agree: a person asks and is hired, or is invited and accepts. A person belongs to a single company. */
export const bindManager: Handler<typeof routes.bindManager> = async ({ caller, params, query, now }) => {
  const mayHire = canEditCompany(caller, params.id);
  const isSelf = caller.id === query.manager_id;
  const company = await findCompanyItem(params.id);
  if (!company || !canSeeCompany(caller, company)) throw new AppError('NOT_FOUND');
  if (!mayHire && !isSelf) throw new AppError('NOT_FOUND');
  const person = isSelf ? await findUser(caller.id) : undefined;
  const accepted = person ? await listInvitationsOf(person, params.id, now) : [];
  const isHired = mayHire || accepted.length > 0;
  const bound = await changeUser(
    query.manager_id,
    (read) => {
      if (mayHire) checkHire(caller, read, params.id);
      if (read.companyId && (read.companyId !== params.id || !read.managerStatus))
        throw new AppError('MANAGER.BOUND');
      return joinCompany(read, company, isHired ? 'hired' : 'moderation');
    },
    now,
    {
      others: accepted.flatMap(removeInvitation),
      record: recordUserAct(isHired ? 'user.hired' : 'user.asked_to_join'),
    },
  );
  return { data: toManager(bound) };
};

/** Binding shows a person's phone and e-mail: a vendor learns of managers alone that they exist. */
function checkHire(caller: Caller, person: UserItem, companyId: CompanyId): void {
  const isKnown = isAdmin(caller) || person.companyId === companyId || isManager(person.roles);
  if (!person.active || person.pending || !isKnown) throw new AppError('NOT_FOUND');
  if (!person.companyId && !isStaff(person.roles)) throw new AppError('MANAGER.NOT_ASKED');
}
