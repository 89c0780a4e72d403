import { getPublicDocument, listDocumentVersions } from '@bloomkin/shared/routes/documents.ts';
import type { OfficeDocument } from '@bloomkin/shared/schemas/document.ts';
import { lazy, Suspense, useState } from 'react';
import { useSWRConfig } from 'swr';
import { callsRoute } from '#api/queryKey.ts';
import { Button } from '#components/actions/Button.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useTabParam } from '#components/layout/useTabParam.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { ConflictNote } from '../ConflictNote.tsx';
import { PageHead } from '../pageStyles.ts';
import { DocumentAside } from './DocumentAside.tsx';
import { Editing, Head } from './documentStyles.ts';
import { useDocumentDraft } from './useDocumentDraft.ts';
import { useSaveDocument } from './useSaveDocument.ts';
import { VersionsView } from './VersionsView.tsx';

const DocumentEditor = lazy(async () => ({
  default: (await import('./editor/DocumentEditor.tsx')).DocumentEditor,
}));

const tabs = [
  { value: 'write', label: 'Write' },
  { value: 'compare', label: 'Compare versions' },
] as const;

interface DocumentDeskProps {
  document: OfficeDocument;
  onSaved: (document: OfficeDocument) => void;
}

export function DocumentDesk({ document, onSaved }: DocumentDeskProps) {
  const { mutate } = useSWRConfig();
  const [tab, setTab] = useTabParam(['write', 'compare']);
  const draft = useDocumentDraft(document);
  // A new editor begins with another text.
  const [round, setRound] = useState(0);
  const begin = (text: string | undefined) => {
    draft.write(text);
    setRound((current) => current + 1);
  };
  const saving = useSaveDocument(document, (saved) => {
    begin(undefined);
    onSaved(saved);
    for (const route of [listDocumentVersions, getPublicDocument]) void mutate(callsRoute(route));
  });
  const { theirs } = saving;
  useUnsavedChanges(draft.isChanged);
  return (
    <>
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
        {tab === 'write' && (
          <div>
            <Button aria-disabled={!draft.isChanged} onClick={() => draft.isChanged && begin(undefined)}>
              Discard draft
            </Button>
            <Button
              kind="brand"
              aria-disabled={!draft.isChanged || saving.busy}
              onClick={() => draft.isChanged && void saving.save(draft.text)}
            >
              {saving.busy ? 'Saving …' : `Save version ${saving.next}`}
            </Button>
          </div>
        )}
      </PageHead>
      <Head>
        <SegmentedField legend="View" hideLegend options={tabs} value={tab} onChange={setTab} />
        {draft.savedAt && <small>Draft kept in this browser, {formatInstant(draft.savedAt, null)}</small>}
      </Head>
      <FormError message={saving.failure} />
      {theirs && (
        <ConflictNote
          what="this document"
          theirs={[
            `Version ${theirs.version}${theirs.saved_by ? ` by ${theirs.saved_by}` : ''}, ${formatInstant(theirs.updated_at, null)}`,
          ]}
          onTakeTheirs={() => {
            saving.settle();
            begin(undefined);
            onSaved(theirs);
          }}
        />
      )}
      {tab === 'write' ? (
        <Editing>
          <Suspense fallback={<Skeleton $height="560px" $radius="20px" />}>
            <DocumentEditor key={round} label={document.title} initial={draft.text} onChange={draft.write} />
          </Suspense>
          <DocumentAside document={document} text={draft.text} theirs={theirs} />
        </Editing>
      ) : (
        <VersionsView document={document} busy={saving.busy} onGoBack={(text) => void saving.save(text)} />
      )}
    </>
  );
}
