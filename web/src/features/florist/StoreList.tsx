import { formatPhone, parseCallable } from '@bloomkin/shared/rules/phone.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { Icon } from '#components/media/Icon.tsx';
import { formatDistance } from '#components/text/formatDistance.ts';
import { groupHours } from './groupHours.ts';
import { openNow } from './openNow.ts';

const List = styled.ul`
  display: grid;
  gap: 14px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  > li {
    display: grid;
    gap: 10px;
    align-content: start;
    padding: 20px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-l);
    background: var(--bk-bg-surface);
  }
  h3 {
    font: 600 1.0625rem/1.3 var(--bk-text);
  }
  p {
    display: flex;
    gap: 8px;
    color: var(--bk-text-secondary);
    svg {
      flex: none;
    }
  }
  i {
    display: inline-grid;
    place-items: center;
    width: 26px;
    height: 26px;
    margin-right: 4px;
    border-radius: 50%;
    background: var(--bk-bg-brand);
    color: var(--bk-text-onBrand);
    font: 600 0.8125rem/1 var(--bk-text);
  }
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 2px 16px;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
`;

const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${parseCallable(phone) ?? phone}`}>{formatPhone(phone)}</a>
);

export const StoreList = ({ stores }: { stores: Company['stores'] }) => (
  <List>
    {stores.map((store, index) => (
      <li key={store.id}>
        <h3>
          {stores.length > 1 && <i>{index + 1}</i>} {store.name}
        </h3>
        <div>
          <OpenState store={store} />
        </div>
        <p>
          <Icon name="pin" size={20} />
          {store.location.address}
          {store.distantion !== null && `, ${formatDistance(store.distantion)} away`}
        </p>
        {store.phone && (
          <p>
            <Icon name="phone" size={20} />
            <PhoneLink phone={store.phone} />
          </p>
        )}
        <dl>
          {groupHours(store.working_times).map(({ days, hours }) => (
            <div key={days} style={{ display: 'contents' }}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        <div>
          {store.pickup_point && <StatusPill tone="success">Pick up here</StatusPill>}{' '}
          {store.nearest && stores.length > 1 && <StatusPill tone="info">Nearest to you</StatusPill>}
        </div>
      </li>
    ))}
  </List>
);

const never = () => () => undefined;
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Browser only: server-rendered HTML is cached. */
function OpenState({ store }: { store: Store }) {
  const zone = useSyncExternalStore(never, zoneHere, () => undefined);
  const nowMs = useNow(30_000);
  const { isOpen, label } = zone ? openNow(store, nowMs, zone) : { isOpen: false, label: '\u00a0' };
  return <StatusPill tone={isOpen ? 'success' : 'neutral'}>{label}</StatusPill>;
}
