import { keep } from '#storage/keep.ts';
import { arrayOf, record, text } from '#storage/shapes.ts';

export interface SavedView {
  name: string;
  /** The address's search. */
  search: string;
}

const stored = keep('officeOrderViews', arrayOf(record({ name: text, search: text })));
const lifeMs = 365 * 24 * 60 * 60_000;
const mostViews = 12;

/** Of this browser; the newest last. */
export const savedViews = {
  ...stored,
  save(view: SavedView): void {
    const others = (stored.read() ?? []).filter(({ name }) => name !== view.name);
    stored.write([...others, view].slice(-mostViews), new Date(Date.now() + lifeMs));
  },
  remove(name: string): void {
    const others = (stored.read() ?? []).filter((view) => view.name !== name);
    stored.write(others, new Date(Date.now() + lifeMs));
  },
};
