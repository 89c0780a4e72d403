import { keep } from '#storage/keep.ts';
import { flag } from '#storage/shapes.ts';

/** Remembered for a day after each visit. */
export const keptSound = keep('officeSound', flag);
if (keptSound.read()) keptSound.write(true);

export const soundIsOn = (): boolean => keptSound.read() ?? false;
