import { Pill } from '#features/deliveryAddress/PlacePill.tsx';
import { openPlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';

interface BuyerPlacePillProps {
  onOpen?: () => void;
  wide?: boolean;
}

/** The shop's pages show what can be delivered to this place. */
export function BuyerPlacePill({ onOpen, wide }: BuyerPlacePillProps) {
  const place = usePlace();
  const open = () => {
    onOpen?.();
    openPlacePanel();
  };
  return (
    <Pill type="button" aria-haspopup="dialog" onClick={open} style={wide ? { width: '100%' } : undefined}>
      <i>
        <OfficeIcon name="pin" size={20} />
      </i>
      <span style={{ flex: 1 }}>
        {place ? (
          <>
            See the shop as a buyer in <b>{formatSuburb(place)}</b>
          </>
        ) : (
          <b>See the shop as a buyer in …</b>
        )}
      </span>
      <OfficeIcon name="down" size={18} />
    </Pill>
  );
}
