import { persist } from '#storage/persist.ts';
import { arrayOf, text } from '#storage/shapes.ts';

/** Order ids. */
export const declined = persist('keepDeclined', arrayOf(text));

const most = 50;

export const decline = (orderId: string): void =>
  declined.write([orderId, ...(declined.read() ?? [])].slice(0, most));
