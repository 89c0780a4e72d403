import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { pageSizes, usualPageSize } from './pageSize.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  padding: 12px 18px;
  font-size: 0.875rem;
  color: var(--bk-text-secondary);
  label {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  select {
    min-height: 44px;
    padding: 0 10px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    color: var(--bk-text-primary);
  }
  @media (max-width: 767px) {
    padding: 14px 0;
  }
`;

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  a {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    border-radius: var(--bk-radius-m);
    font-weight: 600;
    color: var(--bk-text-primary);
    font-variant-numeric: tabular-nums;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &[aria-current] {
      background: var(--bk-bg-brand);
      color: var(--bk-text-onBrand);
    }
  }
`;

/** The first, the last and the pages around the current one; 0 is a gap. */
export function listPageNumbers(current: number, last: number): number[] {
  const shown = [...new Set([1, current - 1, current, current + 1, last])].filter((n) => n >= 1 && n <= last);
  return shown.flatMap((n, index) => (index > 0 && n - (shown[index - 1] ?? n) > 1 ? [0, n] : [n]));
}

interface PaginationProps {
  /** A response with one page of a list. */
  list: { page: number; per_page: number; total: number; data: readonly unknown[] };
  /** The address's search of a page. */
  toSearch: (page: number) => string;
  /** Offers other sizes of a page. */
  onPerPage?: (perPage: number) => void;
  sizes?: readonly number[];
}

export function Pagination({ list, toSearch, onPerPage, sizes = pageSizes }: PaginationProps) {
  const { page, per_page: perPage, total, data } = list;
  if (total === 0) return null;
  const totalPages = Math.ceil(total / perPage);
  const first = (page - 1) * perPage + 1;
  const shown =
    data.length === 0 ? '0' : `${formatCount(first)}–${formatCount(Math.min(page * perPage, total))}`;
  const to = (number: number) => ({ search: toSearch(number) });
  return (
    <Bar>
      <span role="status">
        {shown} of {formatCount(total)}
      </span>
      {onPerPage && total > usualPageSize && (
        <label>
          Rows on a page
          <select value={perPage} onChange={({ target }) => onPerPage(Number(target.value))}>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      {totalPages > 1 && (
        <Pages aria-label="Pages">
          {page > 1 && (
            <Link to={to(page - 1)} aria-label="Previous page">
              <Icon name="left" size={18} />
            </Link>
          )}
          {listPageNumbers(page, totalPages).map((number, index) =>
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
          {page < totalPages && (
            <Link to={to(page + 1)} aria-label="Next page">
              <Icon name="right" size={18} />
            </Link>
          )}
        </Pages>
      )}
    </Bar>
  );
}
