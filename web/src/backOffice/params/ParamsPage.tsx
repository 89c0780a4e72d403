import { paths } from '@bloomkin/shared/pages.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { parameterTitle } from '#features/market/filters/parameterNames.ts';
import { useUser } from '#session/useSession.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { Card, PageHead } from '../pageStyles.ts';
import { countParameters, countProducts } from './describeType.ts';
import { TypeList } from './paramsStyles.ts';

/** The market's product types and the company's own; an admin sees all florists'. */
export function ParamsPage() {
  const user = useUser();
  const companyId = user?.company?.id;
  const { data, error, mutate } = useQuery(
    listProductTypes,
    { query: companyId ? { company_id: companyId } : {} },
    { asMyself: true },
  );
  return (
    <OfficePage title="Product params">
      <PageHead>
        <div>
          <h1>Product params</h1>
          <p>A type decides what a product is asked for, and what buyers can filter by.</p>
        </div>
        <div>
          <ButtonLink kind="brand" to={paths.paramsCreate()}>
            <OfficeIcon name="plus" size={20} />
            Add type
          </ButtonLink>
        </div>
      </PageHead>
      <QueryState
        data={data?.data}
        error={error}
        onRetry={() => void mutate()}
        failedTitle="We could not load the types."
        loadingLabel="Loading the types"
        skeleton={
          <>
            <Skeleton $height="160px" $radius="20px" />
            <Skeleton $height="280px" $radius="20px" />
          </>
        }
      >
        {(types) => <TypeGroups types={types} isForMarket={isAdmin(user)} />}
      </QueryState>
    </OfficePage>
  );
}

function TypeGroups({ types, isForMarket }: { types: readonly ProductType[]; isForMarket: boolean }) {
  const market = types.filter(({ company_id }) => company_id === null);
  const own = types.filter(({ company_id }) => company_id !== null);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {!isForMarket && (
        <TypeGroup title="Your own" types={own}>
          <EmptyState
            title="No types of your own yet"
            text="Add one for what the market has no type for, such as wreaths. It shows on your products and filters your own page."
          >
            <ButtonLink to={paths.paramsCreate()}>Add type</ButtonLink>
          </EmptyState>
        </TypeGroup>
      )}
      <TypeGroup title="For the whole market" types={market}>
        <EmptyState
          title="No types yet"
          text={
            isForMarket
              ? 'Add one, so that florists can sell.'
              : 'Bloomkin adds them. Until then, add your own.'
          }
        />
      </TypeGroup>
      {isForMarket && own.length > 0 && <TypeGroup title="Made by florists" types={own} />}
    </div>
  );
}

interface TypeGroupProps {
  title: string;
  types: readonly ProductType[];
  /** Shown for none. */
  children?: ReactNode;
}

const TypeGroup = ({ title, types, children }: TypeGroupProps) => (
  <Card aria-label={title}>
    <h2>{title}</h2>
    {types.length === 0 ? (
      children
    ) : (
      <TypeList>
        {types.map((type) => (
          <li key={type.id}>
            <Link to={paths.paramsEdit(type.id)}>
              <span>
                <b>{type.name}</b>
                <small>{type.parameters.map(({ name }) => parameterTitle(name)).join(', ')}</small>
              </span>
              <small>
                {countParameters(type.parameters.length)}, {countProducts(type.products_num)}
              </small>
              <OfficeIcon name="right" size={18} />
            </Link>
          </li>
        ))}
      </TypeList>
    )}
  </Card>
);
