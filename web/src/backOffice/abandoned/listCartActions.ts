import { paths } from '@bloomkin/shared/pages.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { MenuItem } from '#components/overlay/Menu.tsx';

/** Of the menu of a cart's row. */
export function listCartActions({ user_id: userId, company_info, fio, phone }: Order): MenuItem[] {
  const [firstName] = fio.split(' ');
  return [
    ...(userId ? [{ label: 'Open the buyer', to: paths.user(userId) }] : []),
    ...(company_info ? [{ label: 'Open the florist', to: paths.companyEdit(company_info.id) }] : []),
    ...(phone ? [{ label: `Call ${firstName || 'the buyer'}`, href: `tel:${phone}` }] : []),
    ...(userId ? [{ label: 'What was done', to: paths.audit({ object: `user:${userId}` }) }] : []),
  ];
}
