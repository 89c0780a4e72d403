import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { describeAdminRights, roleLabels } from '@bloomkin/shared/rules/roles.ts';
import { type DescribedFields, describeChanges, hideValue } from '#model/audit/describeChanges.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import type { Write } from '#platform/table/transact.ts';

/** Without phones, e-mails and addresses: the log outlives the account. */
const fields: DescribedFields<UserItem> = {
  fio: 'Name',
  login: ['Login', hideValue('a login')],
  email: ['E-mail', hideValue('an address')],
  phone: ['Phone', hideValue('a number')],
  roles: ['Roles', (roles) => roles.map((role) => roleLabels[role]).join(', ')],
  companyBrand: 'Company',
  managerStatus: 'Manager status',
  managerRights: 'Manager rights',
  adminRights: ['Admin rights', describeAdminRights],
  location: ['Address', hideValue('an address')],
  avatar: ['Picture', hideValue('a picture')],
  active: 'Active',
};

export const recordUserAct =
  (act: AuditAct, reason = '') =>
  (next: UserItem, current?: UserItem): Write[] =>
    recordAct({
      act,
      object: { id: next.id, name: current?.fio || next.fio },
      changes: describeChanges(current, next, fields),
      reason,
    });
