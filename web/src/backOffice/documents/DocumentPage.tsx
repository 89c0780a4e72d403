import { getDocument } from '@bloomkin/shared/routes/documents.ts';
import { useLocation } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { LoadingState } from '#components/feedback/LoadingState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PendingHead } from '../PendingHead.tsx';
import { DocumentDesk } from './DocumentDesk.tsx';

/** `/documents/{name}` */
export function DocumentPage() {
  const { pathname } = useLocation();
  const name = pathname.split('/').at(-1) ?? '';
  const { data, error, mutate } = useQuery(
    getDocument,
    { params: { id: name } },
    { revalidateOnFocus: false, keepPreviousData: false },
  );
  const document = data?.data;
  return (
    <OfficePage title={document?.title ?? 'Document'}>
      {!document && <PendingHead title="Document" hasFailed={Boolean(error)} />}
      {document ? (
        <DocumentDesk
          key={document.name}
          document={document}
          onSaved={(saved) => void mutate({ data: saved }, { revalidate: false })}
        />
      ) : error?.status === 404 ? (
        <EmptyState title="We could not find that document" text="It was never written." />
      ) : error ? (
        <ErrorState
          title="We could not load this document."
          detail={error.message}
          onRetry={() => void mutate()}
        />
      ) : (
        <LoadingState label="Loading the document">
          <Skeleton $height="60px" $width="40%" />
          <Skeleton $height="480px" $radius="20px" />
        </LoadingState>
      )}
    </OfficePage>
  );
}
