import { listDocumentVersions } from '@bloomkin/shared/routes/documents.ts';
import type { OfficeDocument } from '@bloomkin/shared/schemas/document.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { Card } from '#components/layout/Card.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { SafeHtml } from '#components/text/SafeHtml.tsx';
import { DocumentText } from '#features/documents/DocumentText.ts';
import { Aside, Paper, VersionRows } from './documentStyles.ts';

const widths = [
  { value: 'phone', label: 'Phone' },
  { value: 'computer', label: 'Computer' },
] as const;

/** The storefront is light, in the office’s dark mode too. */
const asStorefront = { 'data-amplify-color-mode': 'light' };

interface DocumentAsideProps {
  document: OfficeDocument;
  /** As it is being written. */
  text: string;
  /** The version saved by another user. */
  theirs: OfficeDocument | undefined;
}

export function DocumentAside({ document, text, theirs }: DocumentAsideProps) {
  const [width, setWidth] = useState<'phone' | 'computer'>('phone');
  const versions = useQuery(listDocumentVersions, { params: { id: document.id }, query: { per_page: 10 } });
  return (
    <Aside>
      {theirs && (
        <Card aria-label="What somebody else saved">
          <h2>Version {theirs.version}, theirs</h2>
          <Paper
            {...asStorefront}
            $width="phone"
            role="region"
            aria-label={`Version ${theirs.version}`}
            tabIndex={0}
          >
            <DocumentText>
              <SafeHtml html={theirs.text} />
            </DocumentText>
          </Paper>
        </Card>
      )}
      <Card aria-label="Preview">
        <header>
          <h2>As on the storefront</h2>
          <SegmentedField legend="Width" hideLegend options={widths} value={width} onChange={setWidth} />
        </header>
        <Paper {...asStorefront} $width={width} role="region" aria-label="Preview" tabIndex={0}>
          <h3>{document.title}</h3>
          <DocumentText>
            <SafeHtml html={text} />
          </DocumentText>
        </Paper>
      </Card>
      <Card aria-label="Versions">
        <header>
          <h2>Versions</h2>
          <small>{document.version === 1 ? 'The first' : `All ${document.version} are kept`}</small>
        </header>
        <VersionRows>
          {versions.data?.data.map(({ version, saved_by, saved_at }) => (
            <li key={version}>
              <div>
                <b>{version === document.version ? `${version}, live` : version}</b>
                <small>{[saved_by, formatInstant(saved_at, null)].filter(Boolean).join(', ')}</small>
              </div>
              {document.version > 1 && (
                <Link to={{ search: `?tab=compare&from=${version}` }}>
                  Compare<span hidden> version {version}</span>
                </Link>
              )}
            </li>
          ))}
        </VersionRows>
      </Card>
    </Aside>
  );
}
