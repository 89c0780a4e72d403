import { createContext, useContext } from 'react';
import type { Taken } from './sumTaken.ts';

export interface NewOrdersState {
  /** Orders in the status New. */
  newCount: number;
  unseen: number;
  /** Undefined until known. */
  takenToday: Taken | undefined;
}

export const NewOrdersContext = createContext<NewOrdersState>({
  newCount: 0,
  unseen: 0,
  takenToday: undefined,
});

export const useNewOrders = (): NewOrdersState => useContext(NewOrdersContext);
