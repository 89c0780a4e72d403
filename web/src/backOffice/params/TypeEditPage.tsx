import { paths } from '@bloomkin/shared/pages.ts';
import { getProductType } from '@bloomkin/shared/routes/productTypes.ts';
import { canEditProducts, isAdmin, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useUser } from '#session/useSession.ts';
import { OfficePage } from '../OfficePage.tsx';
import { PendingHead } from '../PendingHead.tsx';
import { TypeEditor } from './TypeEditor.tsx';
import { TypeView } from './TypeView.tsx';

const canEdit = (type: ProductType, user: User): boolean =>
  type.company_id === null ? isAdmin(user) : canEditProducts(userToPerson(user), type.company_id);

export function TypeEditPage() {
  const { id = '' } = useParams();
  const user = useUser();
  const { data, error, mutate } = useQuery(
    getProductType,
    { params: { id } },
    { asMyself: true, revalidateOnFocus: false },
  );
  const type = data?.data.id === id ? data.data : undefined;
  return (
    <OfficePage title={type?.name ?? 'Product type'}>
      <QueryState
        data={user && type}
        error={error}
        onRetry={() => void mutate()}
        failedTitle="We could not load this type."
        loadingLabel="Loading the type"
        head={(hasFailed) => (
          <PendingHead title="Product type" hasFailed={hasFailed} to={paths.params()}>
            Product params
          </PendingHead>
        )}
        notFound={
          <EmptyState title="We could not find that type" text="It may have been deleted.">
            <ButtonLink kind="brand" to={paths.params()}>
              To all types
            </ButtonLink>
          </EmptyState>
        }
        skeleton={
          <>
            <Skeleton $height="120px" $radius="20px" />
            <Skeleton $height="320px" $radius="20px" />
          </>
        }
      >
        {(loaded) =>
          user && canEdit(loaded, user) ? (
            <TypeEditor
              key={id}
              type={loaded}
              onSaved={(saved) => void mutate({ data: saved }, { revalidate: false })}
              onReload={() => void mutate()}
            />
          ) : (
            <TypeView type={loaded} />
          )
        }
      </QueryState>
    </OfficePage>
  );
}
