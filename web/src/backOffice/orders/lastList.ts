import { paths } from '@bloomkin/shared/pages.ts';

import type { Order } from '@bloomkin/shared/schemas/order.ts';

let search = '';
let shown: readonly Order[] = [];
let opened = '';

/** The list as it was left: the way back leads to the same filters, page and row, and an order is there before it is asked for. */
export const lastList = {
  remember(present: string): void {
    search = present;
  },
  path: (): string => `${paths.orders()}${search}`,
  rememberOrders(orders: readonly Order[]): void {
    shown = orders;
  },
  findOrder: (id: string): Order | undefined => shown.find((order) => order.id === id),
  rememberOpened(id: string): void {
    opened = id;
  },
  /** Where the order that was opened last stands in the list. */
  openedRow: (): string => `[data-order-link][href$=${JSON.stringify(`/${opened}`)}]`,
};
