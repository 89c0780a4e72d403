import { closePanel, openPanel, useIsPanelOpen } from '#components/overlay/panels.ts';
import { openPlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { orderTag, type TagPart } from '#features/orders/change/orderTag.ts';
import { createStore } from '#storage/createStore.ts';

/** Where the sheet has its first focus. */
export const openedPart = createStore<TagPart>('who');

/** At the touched word. A place has a dialog of its own. */
export function openTagPanel(part: TagPart): void {
  const ofOrder = orderTag.read();
  if (ofOrder) ofOrder.open(part);
  else if (part === 'where') openPlacePanel();
  else {
    openedPart.write(part);
    openPanel('tag');
  }
}

export const closeTagPanel = (): void => closePanel('tag');
export const useTagPanel = (): boolean => useIsPanelOpen('tag');
