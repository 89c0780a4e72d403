import { Link } from 'react-router-dom';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { FootBar, Pages } from './listStyles.ts';
import type { OrderPage } from './orderCalls.ts';
import { type OrderFilters, writeFilters } from './orderFilters.ts';

/** The pages to show: the first, the last and those around the present one; a gap is 0. */
export function pageNumbers(present: number, last: number): number[] {
  const shown = [...new Set([1, present - 1, present, present + 1, last])].filter((n) => n >= 1 && n <= last);
  return shown.flatMap((n, index) => (index > 0 && n - (shown[index - 1] ?? n) > 1 ? [0, n] : [n]));
}

/** Where in the list one is, and the way to its other pages: links, so that each can be kept. */
export function ListFoot({ page: list, filters }: { page: OrderPage; filters: OrderFilters }) {
  const { page, per_page, total, total_pages: last } = list;
  const first = (page - 1) * per_page + 1;
  const shown =
    list.data.length === 0 ? `0 of ${total}` : `${first}–${Math.min(page * per_page, total)} of ${total}`;
  if (total === 0) return null;
  const to = (number: number) => ({ search: `${writeFilters({ ...filters, page: number })}` });
  return (
    <FootBar>
      <span role="status">{shown}</span>
      {last > 1 && (
        <Pages aria-label="Pages">
          {page > 1 && (
            <Link to={to(page - 1)} aria-label="Previous page">
              <OfficeIcon name="left" size={18} />
            </Link>
          )}
          {pageNumbers(page, last).map((number, index) =>
            number === 0 ? (
              <span key={`gap-${index.toString()}`}>…</span>
            ) : (
              <Link
                key={number}
                to={to(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            ),
          )}
          {page < last && (
            <Link to={to(page + 1)} aria-label="Next page">
              <OfficeIcon name="right" size={18} />
            </Link>
          )}
        </Pages>
      )}
    </FootBar>
  );
}
