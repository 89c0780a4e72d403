import { paths } from '@bloomkin/shared/pages.ts';
import { getCollection, listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { BackLink } from '../BackLink.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PendingHead } from '../PendingHead.tsx';
import { CollectionForm } from './CollectionForm.tsx';

const mostPerPage = 100;

export function CollectionEditPage() {
  const { id } = useParams();
  const found = useQuery(getCollection, id ? { params: { id } } : null, {
    asMyself: true,
    revalidateOnFocus: false,
  });
  const collection = found.data?.data.id === id ? found.data?.data : undefined;
  const count = collection?.product_ids.length ?? 0;
  const ofPage = (page: number) =>
    id && count > (page - 1) * mostPerPage
      ? { query: { collection_id: id, page, per_page: mostPerPage, only_active: '0' as const } }
      : null;
  const options = { asMyself: true, revalidateOnFocus: false };
  const pages = [
    useQuery(listAllProducts, ofPage(1), options),
    useQuery(listAllProducts, ofPage(2), options),
  ];
  const isLoaded = count === 0 || pages.every(({ data }, index) => data || ofPage(index + 1) === null);
  const error = found.error ?? pages.find((page) => page.error)?.error;
  const isReady = id === undefined || (collection !== undefined && isLoaded);
  return (
    <OfficePage title={id ? (collection?.name ?? 'Collection') : 'Add a collection'}>
      <BackLink to={paths.collections()}>Collections</BackLink>
      <QueryState
        data={isReady ? pages.flatMap(({ data }) => data?.data ?? []) : undefined}
        error={error}
        onRetry={() => void found.mutate()}
        failedTitle="We could not load this collection."
        loadingLabel="Loading the collection"
        head={(hasFailed) => (
          <PendingHead title={id ? 'Collection' : 'Add a collection'} hasFailed={hasFailed} />
        )}
        notFound={<EmptyState title="We could not find that collection" text="It may have been deleted." />}
        skeleton={
          <>
            <Skeleton $height="60px" $width="40%" />
            <Skeleton $height="320px" $radius="20px" />
          </>
        }
      >
        {(products) => (
          <CollectionForm
            key={id}
            collection={collection}
            products={products}
            onReload={() => {
              for (const read of [found, ...pages]) void read.mutate();
            }}
          />
        )}
      </QueryState>
    </OfficePage>
  );
}
