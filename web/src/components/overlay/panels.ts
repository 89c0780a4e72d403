import { createStore, useSelected } from '#storage/createStore.ts';

export type PanelName = 'cart' | 'place' | 'tag' | 'signIn';

/** The panels that cover the page. Only the last is open: closing it opens the one before again. */
const panels = createStore<readonly PanelName[]>([]);

const without = (name: PanelName) => panels.read().filter((other) => other !== name);

export const openPanel = (name: PanelName): void => panels.write([...without(name), name]);
export const closePanel = (name: PanelName): void => panels.write(without(name));

export const useIsPanelOpen = (name: PanelName): boolean =>
  useSelected(panels, (names) => names.at(-1) === name);
