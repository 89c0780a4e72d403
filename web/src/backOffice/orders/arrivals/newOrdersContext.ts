import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { createContext, useContext } from 'react';

export interface NewOrdersState {
  /** Orders in the status New. */
  newCount: number;
  unseen: number;
  /** Placed today, canceled ones aside; undefined until known. */
  takenToday: readonly Order[] | undefined;
}

export const NewOrdersContext = createContext<NewOrdersState>({
  newCount: 0,
  unseen: 0,
  takenToday: undefined,
});

export const useNewOrders = (): NewOrdersState => useContext(NewOrdersContext);
