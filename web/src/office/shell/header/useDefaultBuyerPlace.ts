import { useEffect } from 'react';
import { choosePlace } from '#features/deliveryAddress/choosePlace.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { useCompany } from '#office/kit/useCompany.ts';

/** The place of the florist's first store, unless another is chosen. */
export function useDefaultBuyerPlace(): void {
  const place = usePlace();
  const store = useCompany()?.stores[0];
  useEffect(() => {
    if (!place && store) choosePlace({ ...store.location, unitOffice: '', comment: '' });
  }, [place, store]);
}
