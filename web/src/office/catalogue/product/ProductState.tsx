import { paths } from '@bloomkin/shared/pages.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState, type QueryStateProps } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';

type ProductStateProps<T> = Omit<QueryStateProps<T>, 'what' | 'notFound' | 'skeleton'>;

export const ProductState = <T,>(props: ProductStateProps<T>) => (
  <QueryState
    {...props}
    what="this product"
    notFound={
      <EmptyState
        title="We could not find that product"
        text="It may have been deleted, or belong to another florist."
      >
        <ButtonLink kind="brand" to={paths.products()}>
          To all products
        </ButtonLink>
      </EmptyState>
    }
    skeleton={
      <>
        <Skeleton $height="340px" $radius="20px" />
        <Skeleton $height="140px" $radius="20px" />
        <Skeleton $height="220px" $radius="20px" />
      </>
    }
  />
);
