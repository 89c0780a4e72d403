import { Dialog } from '#components/overlay/Dialog.tsx';
import { PlaceForm } from '#features/deliveryAddress/PlaceForm.tsx';
import { closePlacePanel, usePlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { useRefetchProducts } from '#features/market/useRefetchProducts.ts';

export const PlacePanel = () => (
  <Dialog open={usePlacePanel()} onClose={closePlacePanel} title="Where should they go?" placement="popover">
    <PlaceForm onDone={closePlacePanel} onPlaceChange={useRefetchProducts()} />
  </Dialog>
);
