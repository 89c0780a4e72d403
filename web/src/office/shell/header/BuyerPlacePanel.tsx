import { matchesPath } from '@bloomkin/shared/page.ts';
import { allOfficePages, paths } from '@bloomkin/shared/pages.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { choosePlace } from '#features/deliveryAddress/choosePlace.ts';
import { PlaceForm } from '#features/deliveryAddress/PlaceForm.tsx';
import { closePlacePanel, usePlacePanel } from '#features/deliveryAddress/placePanel.ts';
import type { SavedPlace } from '#features/deliveryAddress/savePlace.ts';

const isShopPage = (pathname: string): boolean =>
  allOfficePages.some(({ isShop, path }) => isShop && matchesPath(path, pathname));

/** Leads to the shop as that buyer sees it; a page of the shop stays open. */
export function BuyerPlacePanel() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Stored in this browser only: a buyer's address, not the user's.
  const choose = async ({ place, unitOffice, comment }: SavedPlace) => {
    choosePlace({ ...place, unitOffice, comment });
    if (!isShopPage(pathname)) await navigate(paths.shopCatalogue('all'));
  };
  return (
    <Dialog open={usePlacePanel()} onClose={closePlacePanel} title="Where is the buyer?" size="md">
      <PlaceForm onDone={closePlacePanel} save={choose} />
    </Dialog>
  );
}
