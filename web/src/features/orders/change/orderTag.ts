import type { TagWords } from '@bloomkin/shared/rules/tagWords.ts';
import { createStore } from '#storage/createStore.ts';

export const tagParts = ['who', 'when', 'where'] as const;
export type TagPart = (typeof tagParts)[number];

interface OrderTag {
  words: TagWords;
  /** Can no longer be changed. */
  fixed: readonly TagPart[];
  open: (part: TagPart) => void;
}

/** Describes the order whose page is open: its words stand on the tag in place of the shop's. */
export const orderTag = createStore<OrderTag | undefined>(undefined);
