import { paths } from '@bloomkin/shared/pages.ts';
import type { Dashboard } from '@bloomkin/shared/schemas/dashboard.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { Grid } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { FloristMark } from '#office/kit/FloristMark.tsx';
import { compareWhole } from './changes.ts';
import { FigureTable, Named, ShareBar } from './figureTableStyles.ts';
import { ChangeLabel } from './Tiles.tsx';

interface BreakdownTable {
  name: string;
  title: string;
  table: ReactNode;
}

/** Three cards; on phones one card with segments. */
export function Breakdown({ dashboard }: { dashboard: Dashboard }) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const tables = listTables(dashboard);
  const [chosen, choose] = useState(tables[0]?.name ?? '');
  if (isPhone)
    return (
      <Card>
        <SegmentedField
          legend="Figures by"
          hideLegend
          wide
          options={tables.map(({ name, title }) => ({
            value: name,
            label: title.slice('By '.length).replace(/^\w/, (letter) => letter.toUpperCase()),
          }))}
          value={chosen}
          onChange={choose}
        />
        {tables.find(({ name }) => name === chosen)?.table}
      </Card>
    );
  return (
    <Grid $xl={3} $align="start">
      {tables.map(({ name, title, table }) => (
        <Card key={name} aria-labelledby={`by-${name}`}>
          <h2 id={`by-${name}`}>{title}</h2>
          {table}
        </Card>
      ))}
    </Grid>
  );
}

function listTables(dashboard: Dashboard): BreakdownTable[] {
  const { by_state: states, by_florist: florists, by_category: categories } = dashboard;
  return [
    ...(states ? [{ name: 'state', title: 'By state', table: <States dashboard={dashboard} /> }] : []),
    ...(florists
      ? [{ name: 'florist', title: 'By florist', table: <Florists dashboard={dashboard} /> }]
      : []),
    ...(categories
      ? [{ name: 'category', title: 'By category', table: <Categories dashboard={dashboard} /> }]
      : []),
  ];
}

const noNews = <p>Nothing was taken in these days.</p>;

const Head = ({ first, second }: { first: string; second: string }) => (
  <thead>
    <tr>
      <th scope="col">{first}</th>
      <th scope="col">{second}</th>
      <th scope="col">Change</th>
    </tr>
  </thead>
);

function States({ dashboard }: { dashboard: Dashboard }) {
  const states = dashboard.by_state ?? [];
  const most = Math.max(1, ...states.map(({ orders }) => orders));
  return (
    <FigureTable>
      <Head first="State" second="Orders" />
      <tbody>
        {states.map(({ state, orders, orders_before: before }) => (
          <tr key={state}>
            <td>
              <Named>
                <b style={{ minWidth: '3em' }}>{state}</b>
                {orders > 0 && <ShareBar aria-hidden="true" style={{ width: `${(orders / most) * 55}%` }} />}
              </Named>
            </td>
            <td>{formatCount(orders)}</td>
            <td>
              <ChangeLabel change={compareWhole(dashboard, orders, before)} calm />
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

function Florists({ dashboard }: { dashboard: Dashboard }) {
  const florists = dashboard.by_florist ?? [];
  if (florists.length === 0) return noNews;
  return (
    <>
      <FigureTable>
        <Head first="Florist" second="Taken" />
        <tbody>
          {florists.map(({ id, brand, logo, revenue, revenue_before: before }) => (
            <tr key={id}>
              <td>
                <Named>
                  <FloristMark brand={brand} logo={logo} />
                  <Link to={paths.dashboard({ company: id })}>{brand}</Link>
                </Named>
              </td>
              <td>{formatDollars(Math.round(revenue))}</td>
              <td>
                <ChangeLabel change={compareWhole(dashboard, revenue, before)} calm />
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
      {(dashboard.florists_num ?? 0) > florists.length && (
        <small>
          The first {florists.length} of {formatCount(dashboard.florists_num ?? 0)} florists with orders.{' '}
          <Link to={paths.companies()}>See all companies</Link>
        </small>
      )}
    </>
  );
}

function Categories({ dashboard }: { dashboard: Dashboard }) {
  const categories = dashboard.by_category ?? [];
  if (categories.length === 0) return noNews;
  return (
    <FigureTable>
      <Head first="Category" second="Taken" />
      <tbody>
        {categories.map(({ id, name, photo, revenue, revenue_before: before }) => (
          <tr key={id}>
            <td>
              <Named>
                <i data-arch>{photo && <img src={photo} alt="" loading="lazy" />}</i>
                <Link to={paths.shopCatalogue(id)}>{name}</Link>
              </Named>
            </td>
            <td>{formatDollars(Math.round(revenue))}</td>
            <td>
              <ChangeLabel change={compareWhole(dashboard, revenue, before)} calm />
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
