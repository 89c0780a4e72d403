import type { TagWords } from '@bloomkin/shared/rules/tagWords.ts';
import { createStore } from '#storage/createStore.ts';

export const tagParts = ['who', 'when', 'where'] as const;
export type TagPart = (typeof tagParts)[number];

interface OrderTag {
  words: TagWords;
  /** Shows a padlock instead of a button. */
  fixed: readonly TagPart[];
  open: (part: TagPart) => void;
}

/** Holds the open order's tag, which replaces the shop's. */
export const orderTag = createStore<OrderTag | undefined>(undefined);
