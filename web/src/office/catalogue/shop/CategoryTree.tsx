import { paths } from '@bloomkin/shared/pages.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';

const TreeNav = styled.nav`
  ul ul {
    margin-left: 12px;
    padding-left: 8px;
    border-left: 1px solid var(--bk-border-default);
  }
  summary {
    min-height: 44px;
    padding: 10px 0;
    font-weight: 600;
    cursor: pointer;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 10px;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: var(--bk-radius-m);
    font-weight: 500;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &[aria-current] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 1280px) {
    position: sticky;
    top: 84px;
    max-height: calc(100dvh - 110px);
    overflow: auto;
    summary {
      display: none;
    }
  }
`;

interface CategoryTreeProps {
  /** Active ones with products. */
  categories: readonly Category[];
  /** 'all' or an id. */
  chosen: string;
  company: string | undefined;
}

export function CategoryTree({ categories, chosen, company }: CategoryTreeProps) {
  const categoryPath = (category: string) =>
    company ? paths.shopCompanyCatalogue(category, company) : paths.category(category);
  const isWide = useMediaQuery('(min-width: 1280px)');
  const branch = (some: readonly Category[]) => (
    <ul>
      {some.map(({ id, name, products_num, children }) => (
        <li key={id}>
          <Link to={categoryPath(id)} aria-current={id === chosen ? 'page' : undefined}>
            {name}
            {!company && <small>{products_num}</small>}
          </Link>
          {children.length > 0 && branch(children)}
        </li>
      ))}
    </ul>
  );
  return (
    <TreeNav aria-label="Categories">
      <details open={isWide}>
        <summary>Categories</summary>
        <Link to={categoryPath('all')} aria-current={chosen === 'all' ? 'page' : undefined}>
          All categories
        </Link>
        {branch(categories)}
      </details>
    </TreeNav>
  );
}
