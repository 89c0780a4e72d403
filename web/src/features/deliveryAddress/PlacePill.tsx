import { Icon } from '#components/media/Icon.tsx';
import { Pill } from './pillStyles.ts';
import { openPlacePanel } from './placePanel.ts';
import { usePlace } from './usePlace.ts';

/** 'King St, Newtown NSW'. */
const shortAddress = (address: string) =>
  address.replace(/,?\s*Australia$/i, '').replace(/^(.{34}).+$/, '$1…');

export const PlacePill = () => {
  const place = usePlace();
  return (
    <Pill type="button" aria-haspopup="dialog" onClick={openPlacePanel}>
      <i>
        <Icon name="pin" size={20} />
      </i>
      <span>
        Deliver to <b>{place ? shortAddress(place.address) : 'Choose an address'}</b>
      </span>
    </Pill>
  );
};
