import { paths } from '@bloomkin/shared/pages.ts';
import { Collections } from '#features/categories/Collections.tsx';
import { Shelf } from '#features/productCard/Shelf.tsx';
import type { StoredPlace } from '#storage/storage.ts';
import { FloristsNearby } from './FloristsNearby.tsx';
import { Occasions } from './Occasions.tsx';

export const HomeShelves = ({ place }: { place: StoredPlace | undefined }) => (
  <>
    <Shelf
      title={place ? 'Loved near you' : 'Loved right now'}
      sort="popular"
      isLoved
      place={place}
      more={paths.market()}
    />
    <Occasions place={place} />
    <Collections onlyPopular />
    <Shelf title="New arrivals" sort="new" place={place} more={paths.newArrivals()} />
    <FloristsNearby place={place} />
  </>
);
