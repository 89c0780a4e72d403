import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { roleLabels } from '@bloomkin/shared/rules/roleLabels.ts';
import { type DescribedFields, describeChanges, hidden } from '#audit/describeChanges.ts';
import { recordAct } from '#audit/recordAct.ts';
import type { Write } from '#table/transact.ts';
import type { UserItem } from '../userEntity.ts';

/** Phones, e-mails and addresses stay out of the log: it outlives the account. */
const fields: DescribedFields<UserItem> = {
  fio: 'Name',
  login: ['Login', hidden('a login')],
  email: ['E-mail', hidden('an address')],
  phone: ['Phone', hidden('a number')],
  roles: ['Roles', (roles) => roles.map((role) => roleLabels[role]).join(', ')],
  companyBrand: 'Company',
  managerStatus: 'Manager status',
  managerRights: 'Manager rights',
  location: ['Address', hidden('an address')],
  avatar: ['Picture', hidden('a picture')],
  active: 'Active',
};

/** For `changeUser` and `insertUser`. */
export const recordUserAct =
  (act: AuditAct) =>
  (next: UserItem, current?: UserItem): Write[] =>
    recordAct({
      act,
      object: { id: next.id, name: current?.fio || next.fio },
      changes: describeChanges(current, next, fields),
    });
