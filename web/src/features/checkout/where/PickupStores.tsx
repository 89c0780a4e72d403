import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { openingHours } from '@bloomkin/shared/rules/openingHours.ts';
import { formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { useQuery } from '#api/useQuery.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { FieldError } from '#components/form/fieldStyles.ts';
import { useToday } from '#components/hooks/useToday.ts';
import { formatDistance } from '#components/text/formatDistance.ts';
import { changeChoice } from '#features/cart/checkoutDraft.ts';
import { Tiles } from '#features/checkout/checkoutStyles.ts';
import type { CheckoutValues } from '#features/checkout/form/checkoutForm.ts';
import { fieldId } from '#features/checkout/form/fieldId.ts';
import { toQueryPoint } from '#features/deliveryAddress/placeQuery.ts';
import { toOpeningRules } from '#features/deliveryDay/openingRules.ts';

/** All of a florist's stores in one response. */
const allStores = 999;

export function usePickupStores(companyId: string | null, place: CheckoutValues['place']) {
  const near = place ? toQueryPoint(place) : {};
  const request = companyId
    ? { query: { company_id: companyId, pickup: 1 as const, per_page: allStores, ...near } }
    : null;
  return useQuery(listStores, request);
}

interface PickupStoresProps {
  companyId: string | null;
  form: CheckoutValues;
  error: string | undefined;
}

export function PickupStores({ companyId, form, error }: PickupStoresProps) {
  const { data, error: failure, mutate } = usePickupStores(companyId, form.place);
  return (
    <QueryState
      query={{ data, error: failure, mutate }}
      what="the pickup stores"
      skeleton={<Skeleton $height="76px" $radius="16px" />}
    >
      {({ data: stores }) =>
        stores.length === 0 ? (
          <p>This florist has no pickup store. Please choose delivery instead.</p>
        ) : (
          <StoreChoice stores={stores} companyId={companyId} form={form} error={error} />
        )
      }
    </QueryState>
  );
}

function StoreChoice({ stores, companyId, form, error }: PickupStoresProps & { stores: readonly Store[] }) {
  const today = useToday();
  return (
    <div id={fieldId('pickupStore')}>
      <Tiles $least={260}>
        <legend>Where will you pick up?</legend>
        {stores.map((store) => (
          <label key={store.id}>
            <input
              type="radio"
              name="pickupStore"
              checked={form.pickupStore === store.id}
              onChange={() => changeChoice(companyId, { isPickup: true, pickupStore: store.id })}
            />
            <b>{store.name}</b>
            <small>{store.location.address}</small>
            <small>{[hoursLabel(store, today), distanceLabel(store)].filter(Boolean).join(' · ')}</small>
          </label>
        ))}
      </Tiles>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

function hoursLabel(store: Store, today: string): string {
  const { hours } = openingHours(toOpeningRules(store), today);
  const label = hours.map(({ startTime, stopTime }) => formatPeriod(startTime, stopTime)).join(', ');
  return label === '' ? 'Closed today' : `Today ${label}`;
}

const distanceLabel = ({ distantion }: Store) => (distantion === null ? '' : formatDistance(distantion));
