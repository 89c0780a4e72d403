import { paths } from '@bloomkin/shared/pages.ts';
import { getDocument, getPublicDocument, listDocumentVersions } from '@bloomkin/shared/routes/documents.ts';
import type { OfficeDocument } from '@bloomkin/shared/schemas/document.ts';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useAnswers } from '#api/useAnswers.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { Grid } from '#components/layout/boxes.ts';
import { TabNav } from '#components/layout/TabNav.tsx';
import { useTabParam } from '#components/layout/useTabParam.ts';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PendingHead } from '#office/kit/PendingHead.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { DocumentAside } from './DocumentAside.tsx';
import { type DocumentEditing, useDocumentEditing } from './useDocumentEditing.ts';
import { VersionsView } from './VersionsView.tsx';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  > small {
    margin-left: auto;
    color: var(--bk-text-secondary);
  }
  & + [role='alert']:not([hidden]) {
    margin-top: 12px;
  }
`;

const TextTabs = styled(TabNav)`
  margin-bottom: 20px;
`;

const DocumentEditor = lazyWithPreload(
  async () => (await import('./editor/DocumentEditor.tsx')).DocumentEditor,
);

const documents = [
  { title: 'Legacy', to: paths.documentLegacy() },
  { title: 'Privacy', to: paths.documentPrivacy() },
  { title: 'Shipping', to: paths.documentShipping() },
  { title: 'Refund', to: paths.documentRefund() },
  { title: 'User agreement', to: paths.documentUserAgreement() },
] as const;

const tabs = [
  { value: 'write', label: 'Write' },
  { value: 'compare', label: 'Compare versions' },
] as const;

interface DocumentDeskProps {
  document: OfficeDocument;
  onSaved: (document: OfficeDocument) => void;
}

function DocumentDesk({ document, onSaved }: DocumentDeskProps) {
  const { revalidate } = useAnswers();
  const [tab, setTab] = useTabParam(['write', 'compare']);
  const editing = useDocumentEditing(document, (newest) => {
    onSaved(newest);
    void revalidate(listDocumentVersions, getPublicDocument);
  });
  const { text, savedAt, isChanged, busy, theirs, save } = editing;
  useUnsavedChanges(isChanged);
  return (
    <>
      <DocumentHead document={document} editing={tab === 'write' ? editing : undefined} />
      <Head>
        <SegmentedField legend="View" hideLegend options={tabs} value={tab} onChange={setTab} />
        {savedAt && <small>Draft kept in this browser, {formatInstant(savedAt, null)}</small>}
      </Head>
      <FormError message={editing.failure} />
      {theirs && (
        <ConflictNote
          what="this document"
          theirs={[
            `Version ${theirs.version}${theirs.saved_by ? ` by ${theirs.saved_by}` : ''}, ${formatInstant(theirs.updated_at, null)}`,
          ]}
          onTakeTheirs={editing.takeTheirs}
        />
      )}
      {tab === 'write' ? (
        <Grid $xl="minmax(0, 1.32fr) minmax(0, 1fr)" $align="start" $above={4}>
          <Suspense fallback={<Skeleton $height="max(560px, 100dvh)" $radius="20px" />}>
            <DocumentEditor
              key={editing.round}
              label={document.title}
              initial={text}
              onChange={editing.write}
            />
          </Suspense>
          <DocumentAside document={document} text={text} theirs={theirs} />
        </Grid>
      ) : (
        <VersionsView
          document={document}
          busy={busy}
          hasDraft={isChanged}
          onGoBack={(older) => void save(older)}
        />
      )}
    </>
  );
}

interface DocumentHeadProps {
  document: OfficeDocument;
  /** Undefined while versions are compared. */
  editing: DocumentEditing | undefined;
}

const DocumentHead = ({ document, editing }: DocumentHeadProps) => (
  <PageHead>
    <div>
      <Head>
        <h1>{document.title}</h1>
        <StatusPill tone="success">Version {document.version} is live</StatusPill>
      </Head>
      <p>
        Last saved{document.saved_by && ` by ${document.saved_by}`},{' '}
        {formatInstant(document.updated_at, null)}
      </p>
    </div>
    {editing && <DraftButtons editing={editing} />}
  </PageHead>
);

const DraftButtons = ({
  editing: { isChanged, busy, discard, save, text, next },
}: {
  editing: DocumentEditing;
}) => (
  <div>
    <Button aria-disabled={!isChanged} onClick={() => isChanged && discard()}>
      Discard draft
    </Button>
    <Button
      kind="brand"
      changes
      aria-disabled={!isChanged || busy}
      onClick={() => isChanged && void save(text)}
    >
      {busy ? 'Saving …' : `Save version ${next}`}
    </Button>
  </div>
);

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
      <TextTabs label="Texts" links={documents.map((one) => ({ ...one, isCurrent: one.to === pathname }))} />
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
