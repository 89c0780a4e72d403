import { persist } from '#storage/persist.ts';
import { arrayOf, record, text } from '#storage/shapes.ts';

export interface SavedView {
  name: string;
  /** The address's search. */
  search: string;
}

const lifeMs = 365 * 24 * 60 * 60_000;
const maxViews = 12;

export type ViewStore = ReturnType<typeof createViewStore>;

/** Stores the views of this browser; the newest last. */
function createViewStore(key: Parameters<typeof persist>[0]) {
  const stored = persist(key, arrayOf(record({ name: text, search: text })));
  const write = (views: readonly SavedView[]) => stored.write([...views], new Date(Date.now() + lifeMs));
  const listOthers = (name: string) => (stored.read() ?? []).filter((view) => view.name !== name);
  return {
    ...stored,
    save: (view: SavedView) => write([...listOthers(view.name), view].slice(-maxViews)),
    remove: (name: string) => write(listOthers(name)),
  };
}

export const orderViews = createViewStore('officeOrderViews');
export const userViews = createViewStore('officeUserViews');
