import { getDocument } from '@bloomkin/shared/routes/documents.ts';
import { useLocation } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { ConnectionRequired } from '#components/feedback/ConnectionRequired.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { OfficePage } from '../OfficePage.tsx';
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
        <ConnectionRequired>
          <div role="status" style={{ display: 'grid', gap: 16 }}>
            <VisuallyHidden>Loading the document</VisuallyHidden>
            <Skeleton $height="60px" $width="40%" />
            <Skeleton $height="480px" $radius="20px" />
          </div>
        </ConnectionRequired>
      )}
    </OfficePage>
  );
}
