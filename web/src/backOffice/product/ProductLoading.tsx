import { paths } from '@bloomkin/shared/pages.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { LoadingState } from '#components/feedback/LoadingState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import type { ApiError } from '#errors/apiError.ts';

interface ProductLoadingProps {
  error: ApiError | undefined;
  /** Another florist's, which anybody may look at. */
  isMissing?: boolean;
  onRetry: () => void;
}

export function ProductLoading({ error, isMissing = false, onRetry }: ProductLoadingProps) {
  const listPath = paths.products();
  if (isMissing || error?.status === 404)
    return (
      <EmptyState
        title="We could not find that product"
        text="It may have been deleted, or belong to another florist."
      >
        <ButtonLink kind="brand" to={listPath}>
          To all products
        </ButtonLink>
      </EmptyState>
    );
  if (error)
    return <ErrorState title="We could not load this product." detail={error.message} onRetry={onRetry} />;
  return (
    <LoadingState label="Loading the product">
      <Skeleton $height="340px" $radius="20px" />
      <Skeleton $height="140px" $radius="20px" />
      <Skeleton $height="220px" $radius="20px" />
    </LoadingState>
  );
}
