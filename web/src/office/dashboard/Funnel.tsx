import { paths } from '@bloomkin/shared/pages.ts';
import type { Dashboard, FunnelStep } from '@bloomkin/shared/schemas/dashboard.ts';
import styled from 'styled-components';
import { ButtonLink } from '#components/actions/Button.tsx';
import { Card, CardHead } from '#components/layout/Card.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { useCartCount } from '#office/orders/filters/tabCounts.ts';
import { formatPercent } from './changes.ts';

const Steps = styled.ol`
  display: grid;
  gap: 14px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
  }
  small {
    margin-left: 10px;
    font-weight: 400;
    color: var(--bk-text-secondary);
    &[data-fell] {
      font-weight: 600;
      color: var(--bk-text-danger);
    }
  }
  b:nth-child(2) {
    font-variant-numeric: tabular-nums;
  }
  div {
    grid-column: 1 / -1;
    overflow: hidden;
    height: 10px;
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-neutralSoft);
  }
  i {
    display: block;
    height: 100%;
    min-width: 6px;
    border-radius: var(--bk-radius-pill);
    background: var(--bk-text-tertiary);
  }
  li:last-child i {
    background: var(--bk-bg-brand);
  }
`;

const Carts = styled.p`
  margin: 12px 0 0 -20px;
`;

const names: Readonly<Record<FunnelStep['step'], string>> = {
  visits: 'Visits',
  saw_product: 'Saw a product',
  added_to_cart: 'Put it in the cart',
  began_checkout: 'Began checkout',
  ordered: 'Ordered',
};

/** A share of the step before that fell by so much is shown in red. */
const fellPoints = 0.03;

const share = (count: number, of: number) => (of > 0 ? count / of : undefined);

function StepShare({ step, earlier }: { step: FunnelStep; earlier: FunnelStep | undefined }) {
  const now = earlier && share(step.count, earlier.count);
  const before = earlier && share(step.before, earlier.before);
  if (!earlier || now === undefined) return null;
  const of = earlier.step === 'visits' ? 'of visits' : 'of those';
  const hasFallen = before !== undefined && before - now >= fellPoints;
  return (
    <small data-fell={hasFallen || undefined}>
      {formatPercent(now)} {of}
      {hasFallen && `, ${formatPercent(before)} before`}
    </small>
  );
}

export function Funnel({ dashboard: { funnel, page_views: views } }: { dashboard: Dashboard }) {
  const carts = useCartCount();
  const [visits] = funnel ?? [];
  if (!funnel || !visits) return null;
  const ordered = share(funnel.at(-1)?.count ?? 0, visits.count);
  return (
    <Card aria-labelledby="funnel">
      <CardHead>
        <h2 id="funnel">From visit to order</h2>
        {ordered !== undefined && <small>{Math.round(ordered * 1000) / 10} in 100 order</small>}
      </CardHead>
      {visits.count === 0 ? (
        <p>No visits were counted in these days.</p>
      ) : (
        <Steps>
          {funnel.map((step, at) => (
            <li key={step.step}>
              <b>
                {names[step.step]}
                {at === 0 && views && <small>{formatCount(views.count)} page views</small>}
                <StepShare step={step} earlier={funnel[at - 1]} />
              </b>
              <b>{formatCount(step.count)}</b>
              <div aria-hidden="true">
                <i style={{ width: `${Math.min(100, (step.count / visits.count) * 100)}%` }} />
              </div>
            </li>
          ))}
        </Steps>
      )}
      {carts !== undefined && carts > 0 && (
        <Carts>
          <ButtonLink kind="quiet" to={paths.abandoned()}>
            Show {pluralise(carts, 'abandoned cart')}
          </ButtonLink>
        </Carts>
      )}
    </Card>
  );
}
