import type { ProductImport } from '@bloomkin/shared/schemas/productImport.ts';
import styled from 'styled-components';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
  gap: 10px;
  margin-bottom: 16px;
  div {
    display: flex;
    flex-direction: column-reverse;
    padding: 12px 16px;
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-sunken);
  }
  div[data-fault] {
    background: var(--bk-bg-dangerSoft);
    color: var(--bk-text-danger);
    dt {
      color: inherit;
    }
  }
  dt {
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  dd {
    margin: 0;
    font: 700 1.5rem/1.2 var(--bk-display);
    font-feature-settings: 'lnum', 'tnum';
  }
`;

const Faults = styled.section`
  display: grid;
  gap: 10px;
  margin-top: 16px;
  h3 {
    font: 700 1.125rem/1.2 var(--bk-display);
  }
  > section {
    max-height: 320px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-m);
    overflow: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
  }
  th,
  td {
    padding: 8px 12px;
    border-bottom: 1px solid var(--bk-border-subtle);
    text-align: left;
    vertical-align: top;
  }
  td:nth-child(2) {
    min-width: 76px;
    overflow-wrap: anywhere;
  }
  th,
  td:nth-child(3) {
    white-space: nowrap;
  }
  th {
    position: sticky;
    top: 0;
    background: var(--bk-bg-sunken);
    font-weight: 600;
    color: var(--bk-text-secondary);
  }
  .num {
    font-variant-numeric: tabular-nums;
  }
`;

export function ImportResult({ result }: { result: ProductImport }) {
  const { dry_run, created, updated, unchanged, failed, ignored_columns } = result;
  const bad = result.rows.filter((row) => row.result === 'error');
  const faults = bad.flatMap(({ row, sku, errors }) => errors.map((error) => ({ row, sku, ...error })));
  const doubts = result.rows.flatMap(({ row, sku, result: kind, warnings = [] }) =>
    kind === 'error' ? [] : warnings.map((warning) => ({ row, sku, ...warning })),
  );
  const unlisted = failed - bad.length;
  const sums = [
    { label: dry_run ? 'New' : 'Added', count: created },
    { label: dry_run ? 'Will change' : 'Changed', count: updated },
    { label: 'Already the same', count: unchanged },
    { label: dry_run ? 'Cannot be imported' : 'Not imported', count: failed, isFault: failed > 0 },
  ];
  return (
    <>
      <div role="status">
        <Sums>
          {sums.map(({ label, count, isFault }) => (
            <div key={label} data-fault={isFault || undefined}>
              <dt>{label}</dt>
              <dd>{formatCount(count)}</dd>
            </div>
          ))}
        </Sums>
      </div>
      {ignored_columns.length > 0 && (
        <p>
          These columns are left out: {ignored_columns.join(', ')}. Check their spelling if you need them.
        </p>
      )}
      {faults.length > 0 && (
        <Faults>
          <h3>{dry_run ? 'Rows to correct' : 'Rows that were left out'}</h3>
          <CellMessages label="Rows with faults" messages={faults} />
          {unlisted > 0 && <p>And {pluralise(unlisted, 'more row')}.</p>}
          {dry_run && (
            <p>You can import the good rows now and the corrected file later: nothing is added twice.</p>
          )}
        </Faults>
      )}
      {doubts.length > 0 && (
        <Faults>
          <h3>Rows to look at before you import</h3>
          <CellMessages label="Rows to look at" messages={doubts} />
        </Faults>
      )}
    </>
  );
}

interface CellMessagesProps {
  label: string;
  messages: readonly { row: number; sku: string; column: string; message: string }[];
}

const CellMessages = ({ label, messages }: CellMessagesProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section tabIndex={0} aria-label={label}>
    <table>
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">SKU</th>
          <th scope="col">Column</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {messages.map(({ row, sku, column, message }) => (
          <tr key={`${row} ${column} ${message}`}>
            <td className="num">{row}</td>
            <td>{sku}</td>
            <td>{column}</td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
