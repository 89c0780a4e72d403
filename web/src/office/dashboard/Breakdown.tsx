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

interface Figure {
  key: string;
  name: ReactNode;
  value: string;
  now: number;
  before: number;
}

interface FiguresProps {
  dashboard: Dashboard;
  heads: readonly [name: string, value: string];
  figures: readonly Figure[];
}

const Figures = ({ dashboard, heads, figures }: FiguresProps) => (
  <FigureTable>
    <thead>
      <tr>
        {[...heads, 'Change'].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {figures.map(({ key, name, value, now, before }) => (
        <tr key={key}>
          <td>
            <Named>{name}</Named>
          </td>
          <td>{value}</td>
          <td>
            <ChangeLabel change={compareWhole(dashboard, now, before)} calm />
          </td>
        </tr>
      ))}
    </tbody>
  </FigureTable>
);

const taken = (revenue: number, before: number) => ({
  value: formatDollars(Math.round(revenue)),
  now: revenue,
  before,
});

function States({ dashboard }: { dashboard: Dashboard }) {
  const states = dashboard.by_state ?? [];
  const most = Math.max(1, ...states.map(({ orders }) => orders));
  const figures = states.map(({ state, orders, orders_before }) => ({
    key: state,
    name: (
      <>
        <b style={{ minWidth: '3em' }}>{state}</b>
        {orders > 0 && <ShareBar aria-hidden="true" style={{ width: `${(orders / most) * 55}%` }} />}
      </>
    ),
    ...{ value: formatCount(orders), now: orders, before: orders_before },
  }));
  return <Figures dashboard={dashboard} heads={['State', 'Orders']} figures={figures} />;
}

function Florists({ dashboard }: { dashboard: Dashboard }) {
  const florists = dashboard.by_florist ?? [];
  if (florists.length === 0) return noNews;
  const figures = florists.map(({ id, brand, logo, revenue, revenue_before }) => ({
    key: id,
    name: (
      <>
        <FloristMark brand={brand} logo={logo} />
        <Link to={paths.dashboard({ company: id })}>{brand}</Link>
      </>
    ),
    ...taken(revenue, revenue_before),
  }));
  return (
    <>
      <Figures dashboard={dashboard} heads={['Florist', 'Taken']} figures={figures} />
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
  const figures = categories.map(({ id, name, photo, revenue, revenue_before }) => ({
    key: id,
    name: (
      <>
        <i data-arch>{photo && <img src={photo} alt="" loading="lazy" />}</i>
        <Link to={paths.shopCatalogue(id)}>{name}</Link>
      </>
    ),
    ...taken(revenue, revenue_before),
  }));
  return <Figures dashboard={dashboard} heads={['Category', 'Taken']} figures={figures} />;
}
