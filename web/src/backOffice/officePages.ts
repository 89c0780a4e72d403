import { sellers } from '@bloomkin/shared/rules/permissions.ts';
import type { ManagerRight, Role } from '@bloomkin/shared/schemas/user.ts';
import type { ComponentType } from 'react';

export interface OfficePage {
  path: string;
  /** Who may open it; others are led to their own first page. */
  roles: readonly Role[];
  /** Opens the page to managers with this right. */
  right?: ManagerRight;
  load: () => Promise<ComponentType>;
}

const staff: readonly Role[] = [...sellers, 'ROLE_MANAGER'];

/** The pages inside the shell. The menu shows the entries that have a page here. */
export const officePages: readonly OfficePage[] = [
  {
    path: '/orders/list/full',
    roles: sellers,
    right: 'orders',
    load: async () => (await import('./orders/OrdersPage.tsx')).OrdersPage,
  },
  {
    path: '/orders/view/:id',
    roles: sellers,
    right: 'orders',
    load: async () => (await import('./order/OrderPage.tsx')).OrderPage,
  },
  {
    path: '/messages',
    roles: staff,
    load: async () => (await import('./messages/MessagesPage.tsx')).MessagesPage,
  },
  {
    path: '/settings/profile',
    roles: staff,
    load: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
  },
];
