import { keep } from '#storage/keep.ts';
import { arrayOf, text } from '#storage/shapes.ts';

/** Undo lines that were closed. */
export const hiddenChanges = keep('hiddenProductChanges', arrayOf(text));
