import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import {
  canEditCompany,
  canSeeCompany,
  canUnbindManager,
  canUnbindOwner,
  findOwnedCompanyId,
  isAdmin,
  isManager,
  isStaff,
} from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import { listManagerIds } from '#model/companies/managerEntity.ts';
import { removeInvitation } from '#model/companies/managerInvitationEntity.ts';
import { recordUserAct } from '#model/users/admin/userActs.ts';
import { joinCompany, leaveCompany } from '#model/users/companyMembership.ts';
import { changeUser } from '#model/users/saveUser.ts';
import { toManager } from '#model/users/toManager.ts';
import { findUser, findUsers, type UserItem } from '#model/users/userEntity.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { Handler } from '#platform/http/request.ts';
import { paginate } from '#platform/table/paginate.ts';
import { isCompanyManager } from './findCompanyManager.ts';
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

/** Idempotent: a lost response may be retried. */
export const unbindManager: Handler<typeof routes.unbindManager> = async ({ caller, params, query, now }) => {
  const { manager_id: managerId } = query;
  if (!canUnbindManager(caller, params.id, managerId) || !(await findCompanyItem(params.id)))
    throw new AppError('NOT_FOUND');
  const person = await findUser(managerId);
  if (person?.companyId === params.id)
    await changeUser(
      managerId,
      (read) => {
        const isOwner = findOwnedCompanyId(read) === params.id;
        if (isOwner && !canUnbindOwner(caller, managerId)) throw new AppError('ACCESS.FORBIDDEN');
        return isOwner || isCompanyManager(read, params.id) ? leaveCompany(read) : read;
      },
      now,
      caller.id === managerId ? {} : { record: recordUserAct('user.let_go') },
    );
  return { message: 'The manager has left the company' };
};

export const listManagers: Handler<typeof routes.listManagers> = async ({ caller, params, query }) => {
  if (!canEditCompany(caller, params.id)) throw new AppError('NOT_FOUND');
  const [company, ids] = await Promise.all([findCompanyItem(params.id), listManagerIds(params.id)]);
  if (!company) throw new AppError('NOT_FOUND');
  const page = paginate(ids, query);
  return { ...page, data: (await findUsers(page.data)).map(toManager) };
};
