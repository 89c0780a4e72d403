import { paths } from '@bloomkin/shared/pages.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState, type QueryStateProps } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';

type OrderStateProps<T> = Omit<QueryStateProps<T>, 'what' | 'notFound' | 'skeleton'>;

export const OrderState = <T,>(props: OrderStateProps<T>) => (
  <QueryState
    {...props}
    what="this order"
    notFound={
      <EmptyState
        title="We could not find that order"
        text="It may belong to another florist, or was deleted."
      >
        <ButtonLink kind="brand" to={paths.orders()}>
          To all orders
        </ButtonLink>
      </EmptyState>
    }
    skeleton={
      <>
        <Skeleton $height="60px" $width="60%" />
        <Skeleton $height="260px" $radius="20px" />
        <Skeleton $height="180px" $radius="20px" />
      </>
    }
  />
);
