import { describeLeft } from '@bloomkin/shared/rules/dayLimit.ts';
import { formatDay, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { Suspense } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useToday } from '#components/hooks/useToday.ts';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { Icon } from '#components/media/Icon.tsx';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { openPlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { chooseDeliveryWindow, useChosenWindow } from '#features/deliveryDay/deliveryDay.ts';
import { toDelivered } from '#features/deliveryDay/goodsQuery.ts';
import { narrowToWindow } from '#features/deliveryDay/offerFor.ts';
import { useDelivery } from '#features/deliveryDay/useDelivery.ts';
import { openTagPanel } from '#features/tag/openTag.ts';
import { Box, Countdown, Missed, Periods, Refusal } from './Countdown.tsx';

/** Loads once a place is known; a first visit knows none. */
const Petals = lazyWithPreload(async () => (await import('#features/deliveryDay/Petals.tsx')).Petals);

export function DeliveryPromise({ product }: { product: Product }) {
  const { place, days, error, retry, offer, refusal, isToday } = useDelivery(toDelivered(product));
  const left = describeLeft(product.day_limit, useToday());
  if (!place) return <AskWhere product={product} left={left} />;
  if (error && !days) return <ErrorState title="We could not work out the delivery." onRetry={retry} />;
  if (!days) return <Skeleton $height="128px" $radius="16px" />;
  const where = formatSuburb(place);
  if (offer) return <OfferedDay offer={offer} isToday={isToday} where={where} refusal={refusal ?? left} />;
  return (
    <Refusal>
      <p>
        <b>Not to {where}.</b> {days[0]?.reason ?? 'This florist does not deliver there'}.
      </p>
      <Button onClick={openPlacePanel}>Change the address</Button>
    </Refusal>
  );
}

interface AskWhereProps {
  product: Product;
  left: string | undefined;
}

function AskWhere({ product: { company_info }, left }: AskWhereProps) {
  return (
    <Box>
      {left && <Note>{left}</Note>}
      <h2>Arrives</h2>
      <Periods>
        {company_info.delivery_periods.map(({ start_time, stop_time }) => (
          <li key={start_time} data-unknown="">
            {formatPeriod(start_time, stop_time)}
          </li>
        ))}
      </Periods>
      <Button onClick={openPlacePanel}>Say where, and see when it can arrive</Button>
    </Box>
  );
}

const Note = ({ children }: { children: string }) => (
  <Missed>
    <Icon name="info" size={18} /> {children}
  </Missed>
);

interface OfferedDayProps {
  offer: DeliveryDay;
  isToday: boolean;
  where: string;
  refusal: string | undefined;
}

function OfferedDay({ offer, isToday, where, refusal }: OfferedDayProps) {
  const day = `${isToday ? 'today, ' : ''}${formatDay(offer.day)}`;
  const window = useChosenWindow();
  const { cutoff, periods } = narrowToWindow(offer, window);
  return (
    <Box>
      {refusal && <Note>{refusal}</Note>}
      <h2>
        Arrives {day}{' '}
        <small>
          in {where}
          {offer.price !== null && `, ${deliveryPriceLabel(offer.price, offer).toLowerCase()}`}
        </small>
      </h2>
      {offer.periods.length > 0 && (
        <Suspense fallback={<Skeleton $height="204px" $radius="16px" />}>
          <Petals
            day={offer.day}
            timeZone={offer.timezone}
            windows={offer.periods}
            chosen={window}
            onChoose={(next) => chooseDeliveryWindow(offer.day, next)}
            onDay={() => openTagPanel('when')}
          />
        </Suspense>
      )}
      {cutoff && (
        <Countdown
          cutoff={cutoff}
          timeZone={offer.timezone}
          day={isToday ? 'today' : formatDay(offer.day)}
          by={periods.findLast(({ available }) => available)?.stop_time}
        />
      )}
    </Box>
  );
}
