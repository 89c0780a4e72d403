import { paths } from '@bloomkin/shared/pages.ts';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '../components/layout/Page.tsx';
import { DayStrip } from '../features/home/DayStrip.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { HomeShelves } from '../features/home/laterShelves.ts';
import { WherePill } from '../features/home/WherePill.tsx';
import { CategoryArches } from '../features/market/CategoryArches.tsx';
import { chooseDeliveryDay, useChosenDay } from '../features/place/deliveryDay.ts';
import { openPlacePanel } from '../features/place/placePanel.ts';
import { usePlace } from '../features/place/usePlace.ts';

const description =
  'Flowers and plants from local Australian florists, delivered to the door or ready to pick up.';

/** Where and when, then ways into the catalogue. */
export function HomePage() {
  const place = usePlace();
  const chosenDay = useChosenDay();
  const navigate = useNavigate();
  return (
    <Page title="Flowers from the florist round the corner" description={description}>
      <Hero title="Flowers from the florist round the corner">
        <WherePill />
        <DayStrip
          place={place}
          chosen={chosenDay}
          onDay={(day) => {
            chooseDeliveryDay(day);
            if (day === '') return;
            navigate(paths.market({ day }));
            if (!place) openPlacePanel();
          }}
        />
      </Hero>
      <CategoryArches />
      <Suspense fallback={<div style={{ minHeight: 1800 }} />}>
        <HomeShelves place={place} />
      </Suspense>
    </Page>
  );
}
