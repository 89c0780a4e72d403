import { canUse, sellers, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { ManagerRight, Role, User } from '@bloomkin/shared/schemas/user.ts';
import type { FunctionComponent } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyWithPreload } from '../components/lazyWithPreload.ts';
import { OrderPage } from './order/laterOrderPage.ts';

export interface OfficePage {
  path: string;
  /** Who may open it; others are led to their own first page. */
  roles: readonly Role[];
  /** Opens the page to managers with this right. */
  right?: ManagerRight;
  Page: FunctionComponent;
}

export const staff: readonly Role[] = [...sellers, 'ROLE_MANAGER'];

/** The pages inside the shell. The menu shows the entries that have a page here. */
export const officePages: readonly OfficePage[] = [
  {
    path: '/orders/list/full',
    roles: sellers,
    right: 'orders',
    Page: lazyWithPreload(async () => (await import('./orders/OrdersPage.tsx')).OrdersPage),
  },
  {
    path: '/orders/view/:id',
    roles: sellers,
    right: 'orders',
    Page: OrderPage,
  },
  {
    path: '/messages',
    roles: staff,
    Page: lazyWithPreload(async () => (await import('./messages/MessagesPage.tsx')).MessagesPage),
  },
  {
    path: '/settings/profile',
    roles: staff,
    Page: lazyWithPreload(async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
  },
];

/** Whether a page is open to a person by role or by a right that the owner granted. */
export const mayOpen = ({ roles, right }: Pick<OfficePage, 'roles' | 'right'>, user: User): boolean =>
  roles.includes(user.role) || (right !== undefined && canUse(userToPerson(user), right));

/** Whether a path leads somewhere within the shell that such a person may open. */
export const hasOfficePage = (path: string, user: User): boolean =>
  officePages.some((page) => mayOpen(page, user) && matchPath(page.path, path) !== null);
