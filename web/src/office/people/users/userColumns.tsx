import { paths } from '@bloomkin/shared/pages.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { roleLabels } from '@bloomkin/shared/rules/roles.ts';
import {
  addDays,
  formatDay,
  formatTime,
  localTime,
  marketTimeZone,
} from '@bloomkin/shared/rules/zonedTime.ts';
import type { ListedUser, User } from '@bloomkin/shared/schemas/user.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sydneyDay } from '#components/hooks/useToday.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { describeRights } from '#office/florist/company/managerRights.ts';
import type { UserList } from '#office/kit/userLists.ts';

interface Column {
  heading: string;
  className?: string;
  show: (user: ListedUser, now: Date) => ReactNode;
}

const describePhone = ({ phone }: User) => formatPhone(phone) || 'No phone';

const describeSuburb = ({ location }: User) => location?.address.split(', ').at(-1) ?? '';

/** Listed by the role they keep until they are hired, such as a vendor's. */
const isApplicant = ({ manager_status }: User) => manager_status === 'moderation';

const describeCompany = (user: User): string =>
  [isApplicant(user) && 'Asks to join', user.company?.brand].filter(Boolean).join(' ');

const describeAllowed = ({ manager_status, manager_rights }: User): string =>
  manager_status === 'hired' ? describeRights(manager_rights) || 'No rights yet' : '';

/** 'Today, 11:31 am', 'Yesterday', 'Wed 18 Nov', 'Never' */
export function describeSeen({ last_seen_at: at }: ListedUser, now: Date): string {
  if (!at) return 'Never';
  const seen = localTime(new Date(at), marketTimeZone);
  const today = sydneyDay(now);
  if (seen.day === today) return `Today, ${formatTime(seen.time)}`;
  return seen.day === addDays(today, -1) ? 'Yesterday' : formatDay(seen.day);
}

const RoleCell = ({ user }: { user: User }) => (
  <>
    {roleLabels[user.role]}
    {user.company && <small>{describeCompany(user)}</small>}
  </>
);

const Company = ({ user: { company } }: { user: User }) =>
  company ? <Link to={paths.companyEdit(company.id)}>{company.brand || company.name}</Link> : 'None';

const phone: Column = { heading: 'Phone', show: describePhone };
const suburb: Column = { heading: 'Suburb', className: 'from1152', show: describeSuburb };
const seen: Column = { heading: 'Last seen', className: 'from1152', show: describeSeen };
const role: Column = { heading: 'Role', show: (user) => <RoleCell user={user} /> };
const orders: Column = {
  heading: 'Orders',
  className: 'num from1152',
  show: ({ orders_num }) => formatCount(orders_num ?? 0),
};
const spent: Column = { heading: 'Spent', className: 'num', show: ({ spent }) => formatDollars(spent ?? 0) };
const since: Column = {
  heading: 'Since',
  className: 'from1152',
  show: ({ created_at }) => formatDay(sydneyDay(new Date(created_at))),
};
const rights: Column = { heading: 'Rights', className: 'from1152', show: describeAllowed };
const company: Column = { heading: 'Company', show: (user) => <Company user={user} /> };

/** Between the person and the status. */
export const userColumns: Readonly<Record<UserList['name'], readonly Column[]>> = {
  buyers: [phone, suburb, orders, spent, seen],
  admins: [phone, role, seen],
  vendors: [phone, role, seen],
  managers: [phone, rights, company, seen],
  team: [phone, role, seen],
  recipients: [phone, suburb, since],
};

/** '0491 571 491, 14 orders, $1,742' */
export function describeOnCard(user: ListedUser, { name, areManagers }: UserList): string {
  const { orders_num: count = 0, spent: dollars = 0 } = user;
  const parts = areManagers
    ? [user.company?.brand, describeAllowed(user)]
    : [
        describePhone(user),
        isApplicant(user) && describeCompany(user),
        name === 'buyers' && count > 0 && pluralise(count, 'order'),
        name === 'buyers' && count > 0 && formatDollars(dollars),
      ];
  return parts.filter(Boolean).join(', ');
}
