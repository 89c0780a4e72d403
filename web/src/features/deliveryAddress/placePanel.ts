import { closePanel, openPanel, useIsPanelOpen } from '#components/overlay/panels.ts';

export const openPlacePanel = (): void => openPanel('place');
export const closePlacePanel = (): void => closePanel('place');

export const usePlacePanel = (): boolean => useIsPanelOpen('place');
