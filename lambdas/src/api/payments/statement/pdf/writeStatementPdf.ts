import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { invoiceTitle, isGstRegistered } from '@bloomkin/shared/rules/gst.ts';
import { dollarsToCents, formatExact } from '@bloomkin/shared/rules/money.ts';
import { formatLongDay, formatMonth } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Statement } from '@bloomkin/shared/schemas/statement.ts';
import { writeLinePages } from './linePages.ts';
import { colours, margin, Pages, pageHeight, pageWidth } from './page.ts';

const right = pageWidth - margin;
const dollars = (amount: number): string => formatExact(dollarsToCents(amount));

/** A4; the invoice for the commission, then every line. */
export async function writeStatementPdf(statement: Statement): Promise<Uint8Array> {
  const { platform, invoice, month } = statement;
  const title = findTitle(statement);
  const number = invoice?.number ?? formatMonth(month);
  const pages = await Pages.create(
    `${title} ${number}`,
    platform.name,
    new Date(`${statement.to}T00:00:00Z`),
  );
  writeHead(pages, title, number);
  writeParties(pages, statement);
  const below = writeInvoiceLines(pages, statement);
  writeSettlement(pages, statement, below + 40);
  writeNotes(pages, statement, below + 40);
  writeLinePages(pages, statement);
  pages.forEach((page, count) => {
    pages.rule(pageHeight - 50);
    const small = { size: 8.5, colour: colours.quiet };
    pages.text(margin, pageHeight - 34, `${platform.name}, ABN ${formatAbn(platform.abn)}`, small);
    const rest = page === 1 && count > 1 ? '. Each order is listed on the next pages.' : '';
    pages.text(right, pageHeight - 34, `${number}, page ${page} of ${count}${rest}`, {
      ...small,
      right: true,
    });
  });
  return pages.document.save();
}

/** 'Tax invoice' requires a seller registered for GST; an adjustment note is for refunds above the charges. */
function findTitle({ invoice }: Statement): string {
  if (!invoice) return 'Statement';
  if (invoice.total.amount < 0) return 'Adjustment note';
  return invoiceTitle(invoice.is_tax_invoice);
}

function writeHead(pages: Pages, title: string, number: string): void {
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal / 5) * 2 * Math.PI - Math.PI / 2;
    pages.dot(margin + 11 + 6.5 * Math.cos(angle), 60 + 6.5 * Math.sin(angle), 4.6, colours.brand);
  }
  pages.dot(margin + 11, 60, 3.2, colours.wattle);
  pages.text(margin + 32, 67, 'Bloomkin', { size: 19, bold: true });
  pages.text(right, 68, title, { size: 23, bold: true, right: true });
  pages.text(right, 86, number, { colour: colours.quiet, right: true });
}

function writeParties(pages: Pages, statement: Statement): void {
  const { company, platform, invoice, to, is_final: isFinal } = statement;
  const noDate = isFinal ? 'No invoice' : 'When the month is over';
  const party = (x: number, label: string, lines: readonly string[]) => {
    pages.text(x, 128, label, { size: 9, colour: colours.quiet });
    const [name = '', ...others] = lines.filter(Boolean);
    let y = pages.paragraph(x, 146, 150, name, { size: 11, bold: true });
    for (const line of others) y = pages.paragraph(x, y, 150, line);
  };
  party(margin, 'From', [platform.name, `ABN ${formatAbn(platform.abn)}`, platform.address, platform.email]);
  party(margin + 165, 'To', [company.name, `ABN ${formatAbn(company.abn)}`, company.address]);
  const x = right - 166;
  pages.box(x, 114, 166, 160);
  const facts = [
    ['Date of issue', invoice ? formatLongDay(invoice.issued_on) : noDate],
    ['For', `1–${formatLongDay(to)}`],
    [
      invoice?.is_tax_invoice === false ? 'Amount' : 'Amount, GST included',
      isFinal ? dollars(invoice?.total.amount ?? 0) : 'Not final yet',
    ],
    ['To pay', 'Nothing: taken from transfers'],
  ];
  facts.forEach(([label = '', value = ''], index) => {
    const y = 134 + index * 37;
    pages.text(x + 14, y, label, { size: 9, colour: colours.quiet });
    pages.drawClipped(x + 14, y + 15, 142, value, { size: index === 2 ? 13 : 9.5, bold: true });
  });
}

function writeInvoiceLines(pages: Pages, { invoice, is_final: isFinal }: Statement): number {
  const columns = { orders: right - 205, without: right - 135, gst: right - 70, amount: right };
  const head = { size: 9, colour: colours.quiet, right: true };
  pages.text(margin, 318, 'What', { size: 9, colour: colours.quiet });
  pages.text(columns.orders, 318, 'Orders', head);
  pages.text(columns.without, 318, 'Without GST', head);
  pages.text(columns.gst, 318, 'GST 10%', head);
  pages.text(columns.amount, 318, 'Amount', head);
  pages.rule(326, margin, right, true);
  let y = 346;
  const amounts = (line: NonNullable<Statement['invoice']>['total'], bold: boolean) => {
    pages.text(columns.without, y, dollars(line.without_gst), { right: true, bold });
    pages.text(columns.gst, y, dollars(line.gst), { right: true, bold });
    pages.text(columns.amount, y, dollars(line.amount), { right: true, bold });
  };
  for (const line of invoice?.lines ?? []) {
    pages.text(margin, y, line.what, { bold: true });
    pages.text(columns.orders, y, String(line.orders), { right: true });
    amounts(line, false);
    pages.paragraph(margin, y + 15, 260, line.detail, { size: 9, colour: colours.quiet });
    pages.rule(y + 38);
    y += 58;
  }
  if (!invoice) {
    const why = isFinal
      ? 'No commission was charged.'
      : 'The invoice for the commission follows when the month is over.';
    pages.text(margin, y, why, { colour: colours.quiet });
    return y + 10;
  }
  pages.text(margin, y, 'Total', { size: 11, bold: true });
  amounts(invoice.total, true);
  return y + 10;
}

function writeSettlement(pages: Pages, statement: Statement, top: number): void {
  const { orders, refunds, disputes, adjustments, transfers, invoice } = statement;
  const width = 270;
  const commission = orders.commission + refunds.commission + disputes.commission;
  const rows: [string, number][] = [
    [`Owed to you on ${formatLongDay(statement.from)}`, statement.opening],
    [`Paid by your buyers, ${orders.count} orders`, orders.buyer],
    ['Refunded to buyers', refunds.buyer],
    ['Held back or taken by banks', disputes.buyer],
    [invoice ? 'This invoice' : 'Commission', commission],
    ['Set off between orders', adjustments.yours],
    ['Sent to your bank', transfers.yours],
  ];
  pages.text(margin, top, 'How it was settled', { size: 13, bold: true });
  let y = top + 22;
  rows.forEach(([label, amount], index) => {
    if (amount === 0 && index > 0) return;
    pages.rule(y - 13, margin, margin + width);
    pages.text(margin, y, label);
    pages.text(margin + width, y, dollars(amount), { right: true });
    y += 22;
  });
  pages.rule(y - 13, margin, margin + width, true);
  pages.text(margin, y, `Owed to you on ${formatLongDay(statement.to)}`, { bold: true });
  pages.text(margin + width, y, dollars(statement.closing), { bold: true, right: true });
}

function describeSale({ orders, company, to }: Statement): string {
  return company.gst_since && isGstRegistered(company.gst_since, to)
    ? `The flowers are your sale: you account for the GST in the ${dollars(orders.buyer)} yourself, and your buyers’ tax invoices carry your ABN.`
    : `The flowers are your sale: your buyers’ invoices for the ${dollars(orders.buyer)} carry your ABN.`;
}

function writeNotes(pages: Pages, statement: Statement, top: number): void {
  const { invoice, platform } = statement;
  const x = margin + 300;
  const width = right - x;
  const style = { size: 9.5, colour: colours.quiet };
  pages.text(x, top, 'Good to know', { size: 13, bold: true });
  let y = pages.paragraph(x, top + 20, width, describeSale(statement), style);
  if (invoice?.is_tax_invoice)
    y = pages.paragraph(
      x,
      y + 6,
      width,
      `The GST of ${dollars(invoice.total.gst)} here is an input tax credit if you are registered.`,
      style,
    );
  pages.paragraph(x, y + 6, width, `Questions? Write to ${platform.email}.`, style);
}
