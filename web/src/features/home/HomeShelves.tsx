import { paths } from '@bloomkin/shared/pages.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { Shelf } from '../productCard/Shelf.tsx';
import { FloristsNearby } from './FloristsNearby.tsx';
import { Occasions } from './Occasions.tsx';
import { PopularCollections } from './PopularCollections.tsx';

export const HomeShelves = ({ place }: { place: StoredPlace | undefined }) => (
  <>
    <Shelf
      title={place ? 'Loved near you' : 'Loved right now'}
      sort="popular"
      place={place}
      more={paths.market()}
    />
    <Occasions place={place} />
    <PopularCollections />
    <Shelf title="New arrivals" sort="new" place={place} more={paths.newArrivals()} />
    <FloristsNearby place={place} />
  </>
);
