import { keep } from '../../storage/keep.ts';
import { flag } from '../../storage/shapes.ts';

/** Whether new orders are heard. Kept a day, and a day more with every visit. */
export const keptSound = keep('officeSound', flag);
if (keptSound.read()) keptSound.write(true);

export const soundIsOn = (): boolean => keptSound.read() ?? false;
