import { paths } from '@bloomkin/shared/pages.ts';

import type { Order } from '@bloomkin/shared/schemas/order.ts';

let search = '';
let shown: readonly Order[] = [];
let opened = '';

/** Restores filters, page and row on the way back; also seeds the order's page. */
export const lastList = {
  remember(current: string): void {
    search = current;
  },
  path: (): string => `${paths.orders()}${search}`,
  rememberOrders(orders: readonly Order[]): void {
    shown = orders;
  },
  findOrder: (id: string): Order | undefined => shown.find((order) => order.id === id),
  rememberOpened(id: string): void {
    opened = id;
  },
  /** Selects the row of the last opened order. */
  openedRow: (): string => `[data-order-link][href$=${JSON.stringify(`/${opened}`)}]`,
};
