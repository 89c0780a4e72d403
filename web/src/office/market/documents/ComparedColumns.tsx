import type { DocumentVersion } from '@bloomkin/shared/schemas/document.ts';
import styled from 'styled-components';
import { formatInstant } from '#components/text/formatInstant.ts';
import { ComparedBlock } from './ComparedBlock.tsx';
import type { ComparedRow } from './compareTexts.ts';

const Columns = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th {
    padding: 12px 24px;
    background: var(--bk-bg-neutralSoft);
    text-align: left;
    small {
      display: block;
      color: var(--bk-text-secondary);
      font-weight: 400;
    }
  }
  td {
    position: relative;
    padding: 8px 24px;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td[data-kind^='h'] {
    padding-top: 16px;
    font: 700 1.25rem/1.25 var(--bk-display);
  }
  td[data-kind='ul'] > div {
    list-style: disc;
  }
  td[data-kind='ol'] > div {
    list-style: decimal;
  }
  td > span[aria-hidden] {
    position: absolute;
    inset: 8px auto auto 8px;
    font-weight: 700;
  }
  td[data-changed='before'] {
    background: var(--bk-bg-dangerSoft);
    > span {
      color: var(--bk-text-danger);
    }
    del {
      color: var(--bk-text-danger);
    }
  }
  td[data-changed='after'] {
    background: var(--bk-bg-infoSoft);
    > span {
      color: var(--bk-text-info);
    }
    ins {
      color: var(--bk-text-info);
      font-weight: 600;
      text-underline-offset: 3px;
    }
  }
  td[data-empty] {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    text-align: center;
  }
  /* One merged text on phones. */
  @media (max-width: 767px) {
    thead {
      display: none;
    }
    tr,
    td {
      display: block;
    }
    td[data-empty],
    tr:not([data-changed]) > td:first-child {
      display: none;
    }
  }
`;

interface ComparedColumnsProps {
  from: DocumentVersion;
  to: DocumentVersion;
  rows: readonly ComparedRow[];
}

export const ComparedColumns = ({ from, to, rows }: ComparedColumnsProps) => (
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
);
