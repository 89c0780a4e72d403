import { paths } from '@bloomkin/shared/pages.ts';
import type { Dashboard } from '@bloomkin/shared/schemas/dashboard.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Card, CardHead } from '#components/layout/Card.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { compareWhole, formatPercent } from './changes.ts';
import { FigureTable, Named, ShareBar } from './figureTableStyles.ts';
import { ChangeLabel } from './Tiles.tsx';

const Share = styled.span`
  display: grid;
  grid-template-columns: 1fr 3.5em;
  align-items: center;
  gap: 8px;
`;

const Table = styled(FigureTable)`
  /* Above the bars. */
  th[data-bars] {
    text-align: left;
  }
  @media (max-width: 767px) {
    [data-wide] {
      display: none;
    }
  }
`;

export function TopProducts({ dashboard }: { dashboard: Dashboard }) {
  const { top_products: products, by_florist: florists = [], now } = dashboard;
  if (products.length === 0) return null;
  const most = Math.max(...products.map(({ revenue }) => revenue));
  return (
    <Card aria-labelledby="top">
      <CardHead>
        <h2 id="top">Top products</h2>
        <Link to={paths.products()}>
          All products
          <OfficeIcon name="right" size={16} />
        </Link>
      </CardHead>
      <Table>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Sold</th>
            <th scope="col" data-wide data-bars>
              Share of revenue
            </th>
            <th scope="col">Revenue</th>
            <th scope="col" data-wide>
              Beside before
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ id, name, photo, available, count, revenue, revenue_before: before }) => (
            <tr key={id}>
              <td>
                <Named>
                  <i>{photo && <img src={photo} alt="" loading="lazy" />}</i>
                  {available ? <Link to={paths.productEdit(id)}>{name}</Link> : <b>{name}</b>}
                </Named>
              </td>
              <td>{count}</td>
              <td data-wide>
                <Share>
                  <ShareBar style={{ width: `${(revenue / most) * 100}%` }} />
                  {now.revenue > 0 && formatPercent(revenue / now.revenue)}
                </Share>
              </td>
              <td>{formatDollars(Math.round(revenue))}</td>
              <td data-wide>
                <ChangeLabel change={compareWhole(dashboard, revenue, before)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {(dashboard.florists_num ?? 0) > florists.length && (
        <small>Of the {florists.length} florists that took most</small>
      )}
    </Card>
  );
}
