import type { Store } from '@bloomkin/shared/schemas/store.ts';

export interface TabProps {
  store: Store;
  /** The store as the server has it now. */
  onSaved: (store: Store) => void;
}
