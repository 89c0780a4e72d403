import { keep } from '#storage/keep.ts';
import { arrayOf, record, text } from '#storage/shapes.ts';

export interface SavedView {
  name: string;
  /** The address's search. */
  search: string;
}

const kept = keep('officeOrderViews', arrayOf(record({ name: text, search: text })));
const lifeMs = 365 * 24 * 60 * 60_000;
const mostViews = 12;

/** Of this browser; the newest last. */
export const savedViews = {
  ...kept,
  save(view: SavedView): void {
    const others = (kept.read() ?? []).filter(({ name }) => name !== view.name);
    kept.write([...others, view].slice(-mostViews), new Date(Date.now() + lifeMs));
  },
  remove(name: string): void {
    const others = (kept.read() ?? []).filter((view) => view.name !== name);
    kept.write(others, new Date(Date.now() + lifeMs));
  },
};
