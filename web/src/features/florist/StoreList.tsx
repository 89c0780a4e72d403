import type { Company } from '@bloomkin/shared/schemas/company.ts';
import styled from 'styled-components';
import { Icon } from '../../components/Icon.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { distanceWords } from '../market/distanceWords.ts';
import { hoursWords } from './hoursWords.ts';

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
    border-radius: 20px;
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
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 2px 16px;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
`;

/** A florist's stores with their hours, in each store's own time. */
export const StoreList = ({ stores }: { stores: Company['stores'] }) => (
  <List>
    {stores.map((store) => (
      <li key={store.id}>
        <h3>{store.name}</h3>
        <p>
          <Icon name="pin" size={20} />
          {store.location.address}
          {store.distantion !== null && `, ${distanceWords(store.distantion)} away`}
        </p>
        {store.phone && (
          <p>
            <Icon name="phone" size={20} />
            <a href={`tel:${store.phone.replaceAll(' ', '')}`}>{store.phone}</a>
          </p>
        )}
        <dl>
          {hoursWords(store.working_times).map(({ days, hours }) => (
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
