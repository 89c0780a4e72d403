import { listDocumentVersions } from '@bloomkin/shared/routes/documents.ts';
import type { OfficeDocument } from '@bloomkin/shared/schemas/document.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { LoadingState } from '#components/feedback/LoadingState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { ChipSelect, Panel, Toolbar } from '#components/list/listStyles.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { useConfirm } from '../useConfirm.tsx';
import { ComparedBlock } from './ComparedBlock.tsx';
import { compareTexts } from './compareTexts.ts';
import { Columns } from './documentStyles.ts';
import { readBlocks } from './readBlocks.ts';

const shownVersions = 100;

interface VersionsViewProps {
  document: OfficeDocument;
  busy: boolean;
  /** A draft goes when an older version is taken. */
  hasDraft: boolean;
  onGoBack: (text: string) => void;
}

export function VersionsView({ document, busy, hasDraft, onGoBack }: VersionsViewProps) {
  const [params, setParams] = useSearchParams();
  const { ask, dialog } = useConfirm();
  const { data, error, mutate } = useQuery(listDocumentVersions, {
    params: { id: document.id },
    query: { per_page: shownVersions },
  });
  const versions = data?.data ?? [];
  const pick = (name: string, fallback: number) =>
    versions.find(({ version }) => version === Number(params.get(name))) ??
    versions.find(({ version }) => version === fallback);
  const to = pick('to', document.version);
  const named = pick('from', document.version - 1);
  const from =
    named?.version === to?.version ? versions.find(({ version }) => version < (to?.version ?? 0)) : named;
  const rows = useMemo(
    () => (from && to ? compareTexts(readBlocks(from.text), readBlocks(to.text)) : []),
    [from, to],
  );
  if (error) return <ErrorState title="We could not load the versions." onRetry={() => void mutate()} />;
  if (!data)
    return (
      <LoadingState label="Loading the versions">
        <Skeleton $height="420px" $radius="20px" />
      </LoadingState>
    );
  if (!from || !to)
    return <EmptyState title="One version so far" text="Save another, and you can compare them here." />;
  const set = (name: string, value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  async function goBack(version: number, text: string) {
    const isSure = await ask({
      title: `Go back to version ${version}?`,
      text: `Its text becomes version ${document.version + 1} and is live at once. All versions stay.${hasDraft ? ' The draft that you have not saved is dropped.' : ''}`,
      confirm: hasDraft ? 'Drop my draft and go back' : `Go back to version ${version}`,
      keep: hasDraft ? 'Keep my draft' : 'Not yet',
      danger: hasDraft,
    });
    if (isSure) onGoBack(text);
  }
  const gone = rows.filter(({ before }) => before?.isChanged).length;
  const added = rows.filter(({ after }) => after?.isChanged).length;
  const older = from.version === document.version ? to : from;
  const options = versions.map(({ version }) => (
    <option key={version} value={version}>
      Version {version}
      {version === document.version && ', live'}
    </option>
  ));
  return (
    <Panel aria-label="Compare versions">
      <Toolbar>
        <ChipSelect
          aria-label="From"
          value={from.version}
          onChange={({ target }) => set('from', target.value)}
        >
          {options}
        </ChipSelect>
        <ChipSelect aria-label="To" value={to.version} onChange={({ target }) => set('to', target.value)}>
          {options}
        </ChipSelect>
        <StatusPill tone="danger">− {gone === 1 ? '1 part' : `${gone} parts`} gone</StatusPill>
        <StatusPill tone="info">+ {added === 1 ? '1 part' : `${added} parts`} new</StatusPill>
        {older.version !== document.version && (
          <Button
            aria-disabled={busy}
            style={{ marginLeft: 'auto' }}
            onClick={() => busy || void goBack(older.version, older.text)}
          >
            Go back to version {older.version}
          </Button>
        )}
      </Toolbar>
      <Columns>
        <thead>
          <tr>
            {[from, to].map(({ version, saved_by, saved_at }) => (
              <th scope="col" key={version}>
                Version {version}
                <small>{[saved_by, formatInstant(saved_at, null)].filter(Boolean).join(', ')}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity
            <tr key={index} data-changed={row.before?.isChanged || row.after?.isChanged || undefined}>
              <ComparedBlock block={row.before} side="before" />
              <ComparedBlock block={row.after} side="after" />
            </tr>
          ))}
        </tbody>
      </Columns>
      {dialog}
    </Panel>
  );
}
