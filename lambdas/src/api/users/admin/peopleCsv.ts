import { accountStatus } from '@bloomkin/shared/rules/accountStatus.ts';
import { roleLabels } from '@bloomkin/shared/rules/roleLabels.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { ListedUser } from '@bloomkin/shared/schemas/user.ts';
import { writeCsv } from '#platform/csv/writeCsv.ts';

const header = 'Name,E-mail,Phone,Roles,Company,Address,Orders,Spent,Since,Last seen,Status'.split(',');
const statusLabels = { active: 'Active', invited: 'Invited', locked: 'Locked' } as const;

export const writePeopleCsv = (people: readonly ListedUser[]): string =>
  writeCsv([header, ...people.map(toRow)]);

const toDay = (instant: string) => localTime(new Date(instant), marketTimeZone).day;

function toRow(user: ListedUser): (string | number)[] {
  const { fio, email, phone, roles, company, location, created_at, last_seen_at, owner_id } = user;
  const status = accountStatus({ ...user, hasPassword: user.has_password });
  return [
    ...[fio, email, phone, roles.map((role) => roleLabels[role]).join(', '), company?.brand ?? ''],
    ...[location?.address ?? '', `${user.orders_num ?? ''}`, user.spent ?? '', toDay(created_at)],
    ...[last_seen_at ? toDay(last_seen_at) : '', owner_id ? '' : statusLabels[status]],
  ];
}
