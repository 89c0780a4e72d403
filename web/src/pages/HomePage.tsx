import { paths } from '@bloomkin/shared/pages.ts';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '#components/layout/Page.tsx';
import { CategoryArches } from '#features/categories/CategoryArches.tsx';
import { Hero } from '#features/categories/Hero.tsx';
import { openPlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { DayStrip } from '#features/deliveryDay/DayStrip.tsx';
import { chooseDeliveryDay, useChosenDay } from '#features/deliveryDay/deliveryDay.ts';
import { HomeShelves } from '#features/home/lazyHomeShelves.ts';
import { WherePill } from '#features/home/WherePill.tsx';

const description =
  'Flowers and plants from local Australian florists, delivered to the door or ready to pick up.';

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
