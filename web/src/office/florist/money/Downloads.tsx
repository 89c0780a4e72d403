import { getStatement } from '@bloomkin/shared/routes/payments.ts';
import type { Statement } from '@bloomkin/shared/schemas/statement.ts';
import { fetchFile } from '#api/fetchFile.ts';
import { Button } from '#components/actions/Button.tsx';
import { useAction } from '#components/actions/useAction.ts';
import { saveFile } from '#features/orders/saveFile.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';

const types = { csv: 'text/csv', pdf: 'application/pdf' } as const;
type Format = keyof typeof types;

function pdfLabel({ invoice }: Statement): string {
  if (!invoice) return 'Statement';
  if (invoice.total.amount < 0) return 'Adjustment note';
  return invoice.is_tax_invoice ? 'Tax invoice' : 'Invoice';
}

export function Downloads({ statement }: { statement: Statement }) {
  const { company, month } = statement;
  const { run: download, running } = useAction(async (format: Format) => {
    const file = await fetchFile(getStatement, { params: { id: company.id }, query: { month, format } });
    saveFile(`bloomkin-${company.abn}-${month}.${format}`, types[format], file);
  });
  const current = running?.[0];
  return (
    <>
      <Button
        aria-label="Download CSV"
        aria-disabled={current === 'csv'}
        onClick={() => void download('csv')}
      >
        <OfficeIcon name="download" size={20} />
        {current === 'csv' ? (
          'Preparing…'
        ) : (
          <span>
            <small>Download </small>CSV
          </span>
        )}
      </Button>
      <Button
        kind="brand"
        aria-label={`${pdfLabel(statement)}, PDF`}
        aria-disabled={current === 'pdf'}
        onClick={() => void download('pdf')}
      >
        <OfficeIcon name="download" size={20} />
        {current === 'pdf' ? (
          'Preparing…'
        ) : (
          <span>
            {pdfLabel(statement)}
            <small>, PDF</small>
          </span>
        )}
      </Button>
    </>
  );
}
