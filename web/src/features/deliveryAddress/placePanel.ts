import { createStore, useStore } from '#storage/createStore.ts';

const isOpen = createStore(false);

export const openPlacePanel = (): void => isOpen.write(true);
export const closePlacePanel = (): void => isOpen.write(false);

export const usePlacePanel = (): boolean => useStore(isOpen);
