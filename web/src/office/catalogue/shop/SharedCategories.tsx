import { paths } from '@bloomkin/shared/pages.ts';
import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useUser } from '#session/useSession.ts';

const CategoryPanel = styled.section`
  padding: 8px 20px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  ul ul {
    margin-left: 28px;
  }
  li > div {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 64px;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  > ul > li:last-child > div:last-child {
    border-bottom: 0;
  }
  img,
  i {
    flex: none;
    width: 40px;
    height: 48px;
    border-radius: var(--bk-arch);
    background: var(--bk-bg-brandSoft);
    object-fit: cover;
  }
  li > div > span {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 14px;
    min-width: 0;
    padding-block: 4px;
  }
  a {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    min-width: 0;
    min-height: 44px;
    font-weight: 600;
    overflow-wrap: anywhere;
    &:hover {
      text-decoration: underline;
    }
  }
  small {
    flex: none;
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
`;

/** Read-only: the whole market shares one tree. */
export function SharedCategories() {
  const company = useUser()?.company;
  const { data, error, mutate } = useQuery(listCategories, { query: {} });
  return (
    <OfficePage title="Category">
      <PageHead>
        <div>
          <h1>Category</h1>
          <p>All florists share these categories. Choose one for each product you sell.</p>
        </div>
        {company && (
          <ButtonLink to={paths.shopCompanyCatalogue('all', company.id)}>
            Your products in the shop
          </ButtonLink>
        )}
      </PageHead>
      <CategoryPanel aria-label="Categories">
        <ListView
          name="categories"
          loadingLabel="Loading categories"
          items={data?.data}
          failure={error?.message}
          onRetry={() => void mutate()}
          empty={
            <EmptyState title="No categories yet" text="They appear here once Bloomkin has made them.">
              <ButtonLink to={paths.products()}>See your products</ButtonLink>
            </EmptyState>
          }
        >
          {(categories) => <Branch categories={categories} />}
        </ListView>
      </CategoryPanel>
    </OfficePage>
  );
}

const Branch = ({ categories }: { categories: readonly Category[] }) => (
  <ul>
    {categories.map(({ id, name, photo, active, products_num, children }) => (
      <li key={id}>
        <div>
          {photo ? <img src={photo} alt="" width={40} height={48} /> : <i />}
          <span>
            <Link to={paths.category(id)}>{name}</Link>
            {!active && <StatusPill tone="neutral">Not in the shop</StatusPill>}
          </span>
          <small>{pluralise(products_num, 'product')}</small>
        </div>
        {children.length > 0 && <Branch categories={children} />}
      </li>
    ))}
  </ul>
);
