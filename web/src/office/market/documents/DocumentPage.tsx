import { getDocument } from '@bloomkin/shared/routes/documents.ts';
import { useLocation } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';

import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PendingHead } from '#office/kit/PendingHead.tsx';
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
      <QueryState
        query={{ data: document, error, mutate }}
        what="this document"
        head={(hasFailed) => <PendingHead title="Document" hasFailed={hasFailed} />}
        notFound={<EmptyState title="We could not find that document" text="It was never written." />}
      >
        {(loaded) => (
          <DocumentDesk
            key={loaded.name}
            document={loaded}
            onSaved={(saved) => void mutate({ data: saved }, { revalidate: false })}
          />
        )}
      </QueryState>
    </OfficePage>
  );
}
