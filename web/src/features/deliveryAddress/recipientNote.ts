import type { FindConflict } from '@bloomkin/shared/rules/recipientNote.ts';
import { createStore } from '#storage/createStore.ts';

interface RecipientNote {
  /** 'Margaret’s note: no lilies, for the cat' */
  sentence: string;
  findConflict: FindConflict;
}

/** What the buyer noted about the tag's person. It is loaded with its rule for signed-in buyers only. */
export const recipientNote = createStore<RecipientNote | undefined>(undefined);
