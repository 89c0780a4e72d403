import { Dialog } from '#components/overlay/Dialog.tsx';
import { choosePlace } from '#features/deliveryAddress/choosePlace.ts';
import { PlaceForm } from '#features/deliveryAddress/PlaceForm.tsx';
import { closePlacePanel, usePlacePanel } from '#features/deliveryAddress/placePanel.ts';
import type { SavedPlace } from '#features/deliveryAddress/savePlace.ts';

/** Kept in this browser alone: it is a buyer's address, not this person's. */
async function choose({ place, unitOffice, comment }: SavedPlace): Promise<void> {
  choosePlace({ ...place, unitOffice, comment });
}

export const BuyerPlacePanel = () => (
  <Dialog open={usePlacePanel()} onClose={closePlacePanel} title="Where is the buyer?" size="md">
    <PlaceForm onDone={closePlacePanel} save={choose} />
  </Dialog>
);
