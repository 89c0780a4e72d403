import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { formatPeriod, weekday } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { useQuery } from '../../api/useQuery.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { FieldError } from '../../components/form/fieldStyles.ts';
import { useToday } from '../../components/hooks/useToday.ts';
import { distanceWords } from '../market/distanceWords.ts';
import { pointOf } from '../place/placeQuery.ts';
import { changeChoice } from './checkoutDraft.ts';
import { Tiles } from './checkoutStyles.ts';
import { fieldId } from './fieldId.ts';
import type { Filled } from './filled.ts';

/** All of a florist's stores in one answer (specification, section 9). */
const allStores = 999;

export function usePickupStores(companyId: string | null, place: Filled['place']) {
  const near = place ? pointOf(place) : {};
  const asked = companyId
    ? { query: { company_id: companyId, pickup: 1 as const, per_page: allStores, ...near } }
    : null;
  return useQuery(listStores, asked);
}

interface PickupStoresProps {
  companyId: string | null;
  filled: Filled;
  error: string | undefined;
}

/** Where the flowers can be picked up, nearest first. */
export function PickupStores({ companyId, filled, error }: PickupStoresProps) {
  const { data, error: failure, mutate } = usePickupStores(companyId, filled.place);
  const today = useToday();
  if (failure && !data)
    return <ErrorState title="We could not load the pickup stores." onRetry={() => void mutate()} />;
  if (!data) return <Skeleton $height="76px" $radius="16px" />;
  if (data.data.length === 0) return <p>This florist has no pickup store. Please choose delivery instead.</p>;
  return (
    <div id={fieldId('pickupStore')}>
      <Tiles $least={260}>
        <legend>Where will you pick up?</legend>
        {data.data.map((store) => (
          <label key={store.id}>
            <input
              type="radio"
              name="pickupStore"
              checked={filled.pickupStore === store.id}
              onChange={() => changeChoice(companyId, { isPickup: true, pickupStore: store.id })}
            />
            <b>{store.name}</b>
            <small>{store.location.address}</small>
            <small>{[hoursWords(store, today), farWords(store)].filter(Boolean).join(' · ')}</small>
          </label>
        ))}
      </Tiles>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

function hoursWords({ working_times, closed_days }: Store, today: string): string {
  const times = closed_days.includes(today) ? [] : working_times.filter(({ day }) => day === weekday(today));
  const hours = times.map(({ start_time, stop_time }) => formatPeriod(start_time, stop_time)).join(', ');
  return hours === '' ? 'Closed today' : `Today ${hours}`;
}

const farWords = ({ distantion }: Store) => (distantion === null ? '' : distanceWords(distantion));
