import { paths } from '@bloomkin/shared/pages.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Container } from '#components/layout/Container.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { inCatalogue } from '#features/categories/shopWindows.ts';
import { useCategories } from '#features/categories/useCategories.ts';
import { findCategory } from './useListingTitle.ts';

const Strip = styled(Container)`
  display: grid;
  gap: 4px;
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  > ul a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-pill);
    font-weight: 500;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
  }
  summary {
    width: fit-content;
    min-height: 44px;
    padding-block: 11px;
    font-weight: 600;
    cursor: pointer;
  }
`;

const Tree = styled.div`
  > ul {
    columns: 240px;
  }
  > ul > li {
    break-inside: avoid;
    margin-bottom: 8px;
  }
  ul ul {
    margin-left: 14px;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    &:hover {
      text-decoration: underline;
    }
  }
  > ul > li > a {
    font-weight: 600;
  }
  small {
    color: var(--bk-text-secondary);
  }
`;

/** The children of the chosen category, and the whole tree below "All categories". */
export function BrowseCategories({ chosen }: { chosen: string }) {
  const categories = useCategories() ?? [];
  const children = findCategory(categories, chosen)?.children.filter(inCatalogue) ?? [];
  if (categories.length === 0) return null;
  return (
    <Strip as="nav" aria-label="All categories">
      {children.length > 0 && (
        <ul>
          {children.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.market({ category: id })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>All categories</summary>
        <Tree>
          <Branch categories={categories} />
        </Tree>
      </details>
    </Strip>
  );
}

const Branch = ({ categories }: { categories: readonly Category[] }) => (
  <ul>
    {categories.filter(inCatalogue).map(({ id, name, products_num, children }) => (
      <li key={id}>
        <Link to={paths.market({ category: id })}>
          {name} <small>{formatCount(products_num)}</small>
        </Link>
        {children.length > 0 && <Branch categories={children} />}
      </li>
    ))}
  </ul>
);
