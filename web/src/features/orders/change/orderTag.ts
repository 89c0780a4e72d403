import type { TagWords } from '@bloomkin/shared/rules/tagWords.ts';
import { createStore } from '#storage/createStore.ts';

interface OrderTag {
  words: TagWords;
  open: (part: 'who' | 'when' | 'where') => void;
}

/** Describes the order whose page is open, while it can be changed: its words stand on the tag in place of the shop's. */
export const orderTag = createStore<OrderTag | undefined>(undefined);
