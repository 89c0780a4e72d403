import { Dialog } from '../../components/overlay/Dialog.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { closePlacePanel, usePlacePanel } from './placePanel.ts';

/** The delivery address, below its pill; from the foot of the page on a phone. */
export const PlacePanel = () => (
  <Dialog open={usePlacePanel()} onClose={closePlacePanel} title="Where should they go?" placement="popover">
    <PlaceForm onDone={closePlacePanel} />
  </Dialog>
);
