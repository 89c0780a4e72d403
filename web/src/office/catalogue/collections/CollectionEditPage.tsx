import { paths } from '@bloomkin/shared/pages.ts';
import { getCollection, listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';

import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PendingHead } from '#office/kit/PendingHead.tsx';
import { CollectionForm } from './CollectionForm.tsx';

const maxPerPage = 100;

export function CollectionEditPage() {
  const { id } = useParams();
  const { collection, products, error, retry, reload } = useCollectionWithProducts(id);
  return (
    <OfficePage title={id ? (collection?.name ?? 'Collection') : 'Add a collection'}>
      <BackLink to={paths.collections()}>Collections</BackLink>
      <QueryState
        query={{ data: products, error, mutate: retry }}
        what="this collection"
        head={(hasFailed) => (
          <PendingHead title={id ? 'Collection' : 'Add a collection'} hasFailed={hasFailed} />
        )}
        notFound={<EmptyState title="We could not find that collection" text="It may have been deleted." />}
      >
        {(loaded) => <CollectionForm key={id} collection={collection} products={loaded} onReload={reload} />}
      </QueryState>
    </OfficePage>
  );
}

/** Products are undefined until all are loaded; a new collection has none. */
function useCollectionWithProducts(id: string | undefined) {
  const options = { asMyself: true, revalidateOnFocus: false };
  const read = useQuery(getCollection, id ? { params: { id } } : null, options);
  const collection = read.data?.data.id === id ? read.data?.data : undefined;
  const count = collection?.product_ids.length ?? 0;
  const toPageArgs = (page: number) =>
    id && count > (page - 1) * maxPerPage
      ? { query: { collection_id: id, page, per_page: maxPerPage, only_active: '0' as const } }
      : null;
  const pages = [
    useQuery(listAllProducts, toPageArgs(1), options),
    useQuery(listAllProducts, toPageArgs(2), options),
  ];
  const isLoaded = count === 0 || pages.every(({ data }, index) => data || toPageArgs(index + 1) === null);
  const isReady = id === undefined || (collection !== undefined && isLoaded);
  return {
    collection,
    products: isReady ? pages.flatMap(({ data }) => data?.data ?? []) : undefined,
    error: read.error ?? pages.find((page) => page.error)?.error,
    retry: () => void read.mutate(),
    reload() {
      for (const { mutate } of [read, ...pages]) void mutate();
    },
  };
}
