import { paths } from '@bloomkin/shared/pages.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import { canEditProducts, isAdmin, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Grid } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { parameterTitle } from '#features/market/filters/parameterNames.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useUser } from '#session/useSession.ts';
import { describeParameter } from './describeType.ts';
import { PromoteNote } from './PromoteNote.tsx';
import { TypeEditor } from './TypeEditor.tsx';
import { TypeNav } from './TypeNav.tsx';
import { TypeHead, TypePanel } from './typeStyles.ts';

const ViewList = styled.ul`
  display: grid;
  li {
    padding: 12px 20px;
    border-top: 1px solid var(--bk-border-subtle);
  }
  h3 {
    font: 600 1rem/1.4 var(--bk-text);
  }
`;

/** A type of the market, which florists use and admins change. */
const TypeView = ({ type }: { type: ProductType }) => (
  <TypePanel aria-label={type.name}>
    <TypeHead>
      <div>
        <h2>{type.name}</h2>
        <p>Of the whole market: you can use it, and only an admin changes it.</p>
      </div>
    </TypeHead>
    <ViewList>
      {type.parameters.map((parameter) => (
        <li key={parameter.id}>
          <h3>{parameterTitle(parameter.name)}</h3>
          <small>{describeParameter(parameter)}</small>
          <p>{parameter.values.join(', ')}</p>
        </li>
      ))}
    </ViewList>
  </TypePanel>
);

/** The types, and the one of the address, or the first. */
export function ParamsPage() {
  const { id } = useParams();
  const user = useUser();
  const companyId = user?.company?.id;
  const { data, error, mutate } = useQuery(
    listProductTypes,
    { query: companyId ? { company_id: companyId } : {} },
    { asMyself: true, revalidateOnFocus: false },
  );
  const types = data?.data;
  const chosen = id ? types?.find((type) => type.id === id) : types && findFirst(types, user);
  const take = (next: ProductType) =>
    void mutate(
      (current) => current && { data: current.data.map((type) => (type.id === next.id ? next : type)) },
      { revalidate: false },
    );
  return (
    <OfficePage title={(id && chosen?.name) || 'Product params'}>
      <PageHead>
        <div>
          <h1>Product params</h1>
          <p>{describeTypes(types, user)}</p>
        </div>
        <div>
          <ButtonLink kind="brand" to={paths.paramsCreate()}>
            <OfficeIcon name="plus" size={20} />
            Add type
          </ButtonLink>
        </div>
      </PageHead>
      <QueryState
        query={{ data: user && types, error, mutate }}
        what="the types"
        skeleton={
          <Grid $xl="300px minmax(0, 1fr)" $align="start">
            <Skeleton $height="320px" $radius="20px" />
            <Skeleton $height="480px" $radius="24px" />
          </Grid>
        }
      >
        {(loaded) => (
          <Grid $xl="300px minmax(0, 1fr)" $align="start">
            <TypeNav types={loaded} chosenId={chosen?.id} isForMarket={isAdmin(user)} />
            <div>
              {isAdmin(user) && <PromoteNote types={loaded} chosen={chosen} onSaved={take} />}
              <Pane chosen={chosen} isMissing={id !== undefined} user={user} onSaved={take} />
            </div>
          </Grid>
        )}
      </QueryState>
    </OfficePage>
  );
}

interface PaneProps {
  chosen: ProductType | undefined;
  /** None is chosen because the address names none. */
  isMissing: boolean;
  user: User | undefined;
  onSaved: (type: ProductType) => void;
}

function Pane({ chosen, isMissing, user, onSaved }: PaneProps) {
  if (chosen && user && canEdit(chosen, user))
    return <TypeEditor key={chosen.id} type={chosen} onSaved={onSaved} />;
  if (chosen) return <TypeView type={chosen} />;
  return (
    <Card>
      {isMissing ? (
        <EmptyState title="We could not find that type" text="It may have been deleted.">
          <ButtonLink to={paths.params()}>To all types</ButtonLink>
        </EmptyState>
      ) : (
        <NoTypes isForMarket={isAdmin(user)} />
      )}
    </Card>
  );
}

const NoTypes = ({ isForMarket }: { isForMarket: boolean }) => (
  <EmptyState
    title={isForMarket ? 'No types yet' : 'No types of your own yet'}
    text={
      isForMarket
        ? 'Add one, so that florists can sell.'
        : 'Add one for what the market has no type for, such as wreaths. It shows on your products and filters your own page.'
    }
  >
    <ButtonLink to={paths.paramsCreate()}>Add type</ButtonLink>
  </EmptyState>
);

const canEdit = (type: ProductType, user: User): boolean =>
  type.company_id === null ? isAdmin(user) : canEditProducts(userToPerson(user), type.company_id);

const isOfMarket = ({ company_id }: ProductType) => company_id === null;

/** A florist's own before the market's, which it cannot change. */
function findFirst(types: readonly ProductType[], user: User | undefined): ProductType | undefined {
  const [market, own] = [types.find(isOfMarket), types.find((type) => !isOfMarket(type))];
  return isAdmin(user) ? (market ?? own) : (own ?? market);
}

const needsReview = (type: ProductType) => !isOfMarket(type) && !type.reviewed;

function describeTypes(types: readonly ProductType[] | undefined, user: User | undefined): string {
  if (!types || !isAdmin(user))
    return 'A type decides what a product is asked for, and what buyers can filter by.';
  const open = types.filter(needsReview).length;
  const market = `${pluralise(types.filter(isOfMarket).length, 'type')} for the whole market`;
  return open > 0 ? `${market}, ${pluralise(open, 'type')} from florists to look at` : market;
}
