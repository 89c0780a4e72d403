import { listDocumentVersions } from '@bloomkin/shared/routes/documents.ts';
import type { OfficeDocument } from '@bloomkin/shared/schemas/document.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { Card } from '#components/layout/Card.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { SafeHtml } from '#components/text/SafeHtml.tsx';
import { DocumentText } from '#features/documents/DocumentText.ts';

const Aside = styled.div`
  display: grid;
  gap: 16px;
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-bottom: 12px;
    h2 {
      margin: 0;
    }
  }
`;

const Paper = styled.div<{ $width: 'phone' | 'computer' }>`
  max-width: ${({ $width }) => ($width === 'phone' ? '390px' : 'none')};
  max-height: 480px;
  margin-inline: auto;
  padding: 20px;
  overflow: auto;
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-page);
  color: var(--bk-text-primary);
  box-shadow: var(--bk-e2);
  font-size: ${({ $width }) => ($width === 'phone' ? '0.9375rem' : '1rem')};
  > h3 {
    margin-bottom: 12px;
    font: 700 1.375rem/1.2 var(--bk-display);
  }
`;

const VersionRows = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 60px;
    border-top: 1px solid var(--bk-border-subtle);
  }
  b,
  small {
    display: block;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--bk-text-brand);
    font-weight: 600;
  }
`;

const widths = [
  { value: 'phone', label: 'Phone' },
  { value: 'computer', label: 'Computer' },
] as const;

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
          <Paper $width="phone" role="region" aria-label={`Version ${theirs.version}`} tabIndex={0}>
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
        <Paper $width={width} role="region" aria-label="Preview" tabIndex={0}>
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
