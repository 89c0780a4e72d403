import type { ProductImport } from '@bloomkin/shared/schemas/productImport.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { Faults, Sums } from './importStyles.ts';

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
