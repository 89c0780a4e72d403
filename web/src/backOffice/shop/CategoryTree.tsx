import { paths } from '@bloomkin/shared/pages.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { Link } from 'react-router-dom';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { TreeNav } from './shopStyles.ts';

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
  const isWide = useMediaQuery('(min-width: 1152px)');
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
