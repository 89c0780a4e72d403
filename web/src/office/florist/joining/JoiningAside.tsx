import { paths } from '@bloomkin/shared/pages.ts';
import { getCommission } from '@bloomkin/shared/routes/marketSettings.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { Card } from '#components/layout/Card.ts';
import { Vase } from '#components/media/Vase.tsx';
import { choosePlace } from '#features/deliveryAddress/choosePlace.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { DocumentLink } from '#features/documents/DocumentLink.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';

const WindowCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 8px;
  text-align: center;
  h2 {
    margin: 8px 0 0;
  }
  p {
    color: var(--bk-text-secondary);
  }
  a {
    gap: 8px;
    max-width: 100%;
    padding-inline: 12px;
    white-space: normal;
  }
`;

const Costs = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 10px 20px;
  margin-bottom: 10px;
  dt {
    font: 700 1.25rem/1.2 var(--bk-display);
    font-feature-settings: 'lnum';
  }
  dd {
    color: var(--bk-text-secondary);
  }
`;

const PlainLink = styled.div`
  button {
    min-height: 44px;
    font-weight: 600;
    color: var(--bk-text-brand);
  }
`;

const windowTexts = {
  open: ['Your shop is open', 'Buyers find you now, and orders come in by themselves.'],
  waiting: [
    'We look at your shop now',
    'A person compares your company with the business register, mostly within a working day. You get a message when buyers can order.',
  ],
  closed: [
    'Your shop window',
    'Nobody can order before all seven are done and we have looked at it. See it as a buyer would, whenever you like.',
  ],
} as const;

function findWindow(company: Company | undefined, isDone: boolean): keyof typeof windowTexts {
  if (!isDone) return 'closed';
  return company?.approved === null ? 'waiting' : 'open';
}

export function ShopWindowCard({ company, isOpen }: { company: Company | undefined; isOpen: boolean }) {
  const [store] = company?.stores ?? [];
  const [title, text] = windowTexts[findWindow(company, isOpen)];
  const chooseStorePlace = () => store && choosePlace({ ...store.location, unitOffice: '', comment: '' });
  return (
    <WindowCard aria-labelledby="shop-window">
      <Vase size={150} />
      <h2 id="shop-window">{title}</h2>
      <p>{text}</p>
      {company && (
        <ButtonLink to={paths.florist(company.id)} onClick={chooseStorePlace}>
          <OfficeIcon name="eye" size={20} />
          {store ? `See it as a buyer in ${formatSuburb(store.location)}` : 'See it as a buyer'}
        </ButtonLink>
      )}
    </WindowCard>
  );
}

export function CostsCard() {
  const { data } = useQuery(getCommission, {});
  return (
    <Card aria-labelledby="joining-costs">
      <h2 id="joining-costs">What it costs</h2>
      <Costs>
        {data && (
          <>
            <dt>{data.data.commission_percent}%</dt>
            <dd>of each completed order, GST included. No monthly fee, no card surcharge.</dd>
          </>
        )}
        <dt>$0</dt>
        <dd>to join or to leave. Your share is sent when you complete an order.</dd>
      </Costs>
      <PlainLink>
        <DocumentLink name="user_agreement" title="Read the agreement" />
      </PlainLink>
    </Card>
  );
}

export const StuckCard = () => (
  <Card aria-labelledby="joining-stuck">
    <h2 id="joining-stuck">Stuck?</h2>
    <p>Write to us, and we set it up with you.</p>
    <PlainLink>
      <DocumentLink name="legacy" title="How to reach Bloomkin" />
    </PlainLink>
  </Card>
);
