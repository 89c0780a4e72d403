let search = '';

/** Where the list was left, so that the way back from an order leads to the same filters and page. */
export const lastList = {
  remember(present: string): void {
    search = present;
  },
  path: (): string => `/orders/list/full${search}`,
};
