import { listDocumentVersions } from '@bloomkin/shared/routes/documents.ts';
import type { DocumentVersion, OfficeDocument } from '@bloomkin/shared/schemas/document.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { Panel, Toolbar } from '#components/list/listStyles.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { ComparedColumns } from './ComparedColumns.tsx';
import { type ComparedRow, compareTexts } from './compareTexts.ts';
import { readBlocks } from './readBlocks.ts';

const ComparePanel = styled(Panel)`
  @media (min-width: 768px) {
    margin-top: 16px;
  }
`;

const shownVersions = 100;

interface VersionsViewProps {
  document: OfficeDocument;
  busy: boolean;
  /** Restoring an older version discards the draft. */
  hasDraft: boolean;
  onGoBack: (text: string) => void;
}

export function VersionsView(props: VersionsViewProps) {
  const { data, error, mutate } = useQuery(listDocumentVersions, {
    params: { id: props.document.id },
    query: { per_page: shownVersions },
  });
  return (
    <QueryState
      query={{ data, error, mutate }}
      what="the versions"
      skeleton={<Skeleton $height="420px" $radius="20px" />}
    >
      {({ data: versions }) =>
        versions.length < 2 ? (
          <EmptyState title="One version so far" text="Save another, and you can compare them here." />
        ) : (
          <Comparison versions={versions} {...props} />
        )
      }
    </QueryState>
  );
}

interface ComparisonProps extends VersionsViewProps {
  versions: readonly DocumentVersion[];
}

function Comparison({ versions, document, busy, hasDraft, onGoBack }: ComparisonProps) {
  const { from, to, set } = usePair(versions, document.version);
  const { ask, dialog } = useConfirm();
  const rows = useMemo(
    () => (from && to ? compareTexts(readBlocks(from.text), readBlocks(to.text)) : []),
    [from, to],
  );
  // After a save the list lacks the newest version until it is revalidated.
  if (!from || !to) return <Skeleton $height="420px" $radius="20px" />;
  const older = from.version === document.version ? to : from;
  async function goBack() {
    const isSure = await ask({
      title: `Go back to version ${older.version}?`,
      text: `Its text becomes version ${document.version + 1} and is live at once. All versions stay.${hasDraft ? ' The draft that you have not saved is dropped.' : ''}`,
      confirm: hasDraft ? 'Drop my draft and go back' : `Go back to version ${older.version}`,
      keep: hasDraft ? 'Keep my draft' : 'Not yet',
      danger: hasDraft,
    });
    if (isSure) onGoBack(older.text);
  }
  return (
    <ComparePanel aria-label="Compare versions">
      <Toolbar>
        <VersionSelect
          label="From"
          versions={versions}
          live={document.version}
          value={from}
          onChange={set('from')}
        />
        <VersionSelect
          label="To"
          versions={versions}
          live={document.version}
          value={to}
          onChange={set('to')}
        />
        <StatusPill tone="danger">− {countParts(rows.map(({ before }) => before))} gone</StatusPill>
        <StatusPill tone="info">+ {countParts(rows.map(({ after }) => after))} new</StatusPill>
        {older.version !== document.version && (
          <Button aria-disabled={busy} style={{ marginLeft: 'auto' }} onClick={() => busy || void goBack()}>
            Go back to version {older.version}
          </Button>
        )}
      </Toolbar>
      <ComparedColumns from={from} to={to} rows={rows} />
      {dialog}
    </ComparePanel>
  );
}

/** The one before, or after the oldest the one that followed; newest first. */
const findOther = (versions: readonly DocumentVersion[], version: number) =>
  versions.find((one) => one.version < version) ?? versions.findLast((one) => one.version > version);

/** The two compared versions, in the URL; by default the live one and the one before. */
function usePair(versions: readonly DocumentVersion[], live: number) {
  const [params, setParams] = useSearchParams();
  const find = (version: number) => versions.find((one) => one.version === version);
  const pick = (name: string, fallback: number) => find(Number(params.get(name))) ?? find(fallback);
  const to = pick('to', live);
  const named = pick('from', live - 1);
  const from = to && named?.version === to.version ? findOther(versions, to.version) : named;
  const set = (name: string) => (value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { from, to, set };
}

interface VersionSelectProps {
  label: string;
  versions: readonly DocumentVersion[];
  live: number;
  value: DocumentVersion;
  onChange: (version: string) => void;
}

const VersionSelect = ({ label, versions, live, value, onChange }: VersionSelectProps) => (
  <ChipSelect aria-label={label} value={value.version} onChange={({ target }) => onChange(target.value)}>
    {versions.map(({ version }) => (
      <option key={version} value={version}>
        Version {version}
        {version === live && ', live'}
      </option>
    ))}
  </ChipSelect>
);

function countParts(blocks: readonly ComparedRow['before'][]): string {
  const count = blocks.filter((block) => block?.isChanged).length;
  return pluralise(count, 'part');
}
