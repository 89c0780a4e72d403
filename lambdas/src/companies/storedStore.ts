import { type Key, storeKey } from '../table/keys.ts';
import type { StoreItem } from './companyTable.ts';

/** As stored: zones are JSON text, a fraction of what their corners cost as a list (docs/decisions/0018). */
export interface StoreRow extends Omit<StoreItem, 'zones'> {
  /** A list in rows that were written before they became text. */
  zones: string | StoreItem['zones'];
}

export const storedStore = (store: StoreItem): StoreRow & Key => ({
  ...store,
  ...storeKey(store.companyId, store.id),
  zones: JSON.stringify(store.zones),
});

export const readStore = (row: StoreRow): StoreItem => ({
  ...row,
  zones: typeof row.zones === 'string' ? JSON.parse(row.zones) : row.zones,
});
