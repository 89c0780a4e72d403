import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { type BuyerInvoice, buildBuyerInvoice } from '@bloomkin/shared/rules/buyerInvoice.ts';
import { formatExact } from '@bloomkin/shared/rules/money.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { formatLongDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { PrintSheet } from '#components/layout/printStyles.ts';

const InvoiceSheet = styled(PrintSheet)`
  @media print {
    header,
    section:first-of-type {
      display: flex;
      justify-content: space-between;
      gap: 24pt;
    }
    header {
      padding-bottom: 8pt;
      border-bottom: 2px solid var(--bk-black);
    }
    header > p {
      text-align: right;
    }
    table {
      width: 100%;
      border-collapse: collapse;
    }
    tr {
      break-inside: avoid;
    }
    th,
    td {
      padding: 5pt 0 5pt 12pt;
      border-bottom: 1px solid var(--bk-grey);
      text-align: right;
      vertical-align: top;
      font-variant-numeric: tabular-nums;
    }
    th:first-child,
    td:first-child {
      padding-left: 0;
      text-align: left;
      overflow-wrap: anywhere;
    }
    tfoot tr {
      font-weight: 700;
    }
  }
`;

/** Print only. */
export function InvoicePaper({ order }: { order: Order }) {
  const invoice = buildBuyerInvoice(order);
  if (!invoice) return null;
  return createPortal(
    <InvoiceSheet>
      <Head order={order} invoice={invoice} />
      <Sale invoice={invoice} />
      <Adjustments invoice={invoice} />
    </InvoiceSheet>,
    document.body,
  );
}

function Head({ order, invoice }: { order: Order; invoice: BuyerInvoice }) {
  const { supplier, title, day, replacedDay } = invoice;
  const brand = order.company_info?.brand;
  return (
    <>
      <header>
        <h1>{title}</h1>
        <p>
          Order {order.number}
          <br />
          Date of issue: {formatLongDay(day)}
          {replacedDay && (
            <>
              <br />
              The order was changed: this replaces the invoice of {formatLongDay(replacedDay)}.
            </>
          )}
        </p>
      </header>
      <section>
        <div>
          <h2>From</h2>
          <p>
            <b>{supplier.name}</b>
            {brand && brand !== supplier.name && ` (${brand})`}
            {supplier.abn && (
              <>
                <br />
                ABN {formatAbn(supplier.abn)}
              </>
            )}
          </p>
        </div>
        <div>
          <h2>To</h2>
          <p>
            <b>{order.fio}</b>
            {[order.email, formatPhone(order.phone)].filter(Boolean).map((line) => (
              <span key={line}>
                <br />
                {line}
              </span>
            ))}
          </p>
        </div>
      </section>
    </>
  );
}

const Sale = ({ invoice: { lines, totalCents, gstCents, paidBy } }: { invoice: BuyerInvoice }) => (
  <section>
    <table>
      <thead>
        <tr>
          <th>What</th>
          <th>Quantity</th>
          <th>{gstCents === undefined ? 'Price each' : 'Price each, incl. GST'}</th>
          <th>{gstCents === undefined ? 'Amount' : 'Amount, incl. GST'}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ what, count, eachCents, cents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two discounts may share a name, and the lines stay.
          <tr key={index}>
            <td>{what}</td>
            <td>{count}</td>
            <td>{eachCents !== undefined && formatExact(eachCents)}</td>
            <td>{formatExact(cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>Total</td>
          <td>{formatExact(totalCents)}</td>
        </tr>
        {gstCents !== undefined && (
          <tr>
            <td colSpan={3}>Total includes GST of</td>
            <td>{formatExact(gstCents)}</td>
          </tr>
        )}
      </tfoot>
    </table>
    <p>Paid {paidBy}.</p>
  </section>
);

function Adjustments({ invoice }: { invoice: BuyerInvoice }) {
  const { adjustments, remainingCents, remainingGstCents } = invoice;
  if (adjustments.length === 0) return null;
  const hasGst = remainingGstCents !== undefined;
  return (
    <section>
      <h2>{hasGst ? 'Adjustment note' : 'Given back'}</h2>
      <table>
        <thead>
          <tr>
            <th>What</th>
            <th>Date</th>
            {hasGst && <th>GST in it</th>}
            <th>Amount</th>
          </tr>
        </thead>
        <tbody>
          {adjustments.map(({ what, day, cents, gstCents }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two refunds may be alike, and the lines stay.
            <tr key={index}>
              <td>{what}</td>
              <td>{day && formatLongDay(day)}</td>
              {gstCents !== undefined && <td>{formatExact(0 - gstCents)}</td>}
              <td>{formatExact(0 - cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>Total after {hasGst ? 'adjustment' : 'refund'}</td>
            {hasGst && <td>{formatExact(remainingGstCents)}</td>}
            <td>{formatExact(remainingCents)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
