import { persist } from '#storage/persist.ts';
import { flag } from '#storage/shapes.ts';

/** Remembered for a day after each visit. */
export const soundSetting = persist('officeSound', flag);
if (soundSetting.read()) soundSetting.write(true);

export const soundIsOn = (): boolean => soundSetting.read() ?? false;
