import { persist } from '#storage/persist.ts';
import { flag, record, type Shape } from '#storage/shapes.ts';
import { type Paper, papers } from './cardText.ts';

const paper: Shape<Paper> = (value): value is Paper => papers.some((one) => one === value);

const look = record({ paper, isFlowing: flag, withName: flag, withOrder: flag });

export interface CardLook {
  paper: Paper;
  /** Off is plain and larger. */
  isFlowing: boolean;
  withName: boolean;
  withOrder: boolean;
}

const firstLook: CardLook = { paper: 'a4', isFlowing: true, withName: true, withOrder: true };
const lifeMs = 400 * 24 * 60 * 60_000;

/** A setting of the device, which has one printer. */
const stored = persist('officeCardLook', look);

export const readCardLook = (): CardLook => stored.read() ?? firstLook;

export const saveCardLook = (next: CardLook): void => stored.write(next, new Date(Date.now() + lifeMs));
