import { describeMarketDiscount } from '@bloomkin/shared/rules/describeDiscount.ts';
import { dollarsToCents, formatExact } from '@bloomkin/shared/rules/money.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Statement, StatementLine } from '@bloomkin/shared/schemas/statement.ts';
import { colours, margin, type Pages, pageHeight, pageWidth } from './page.ts';

const right = pageWidth - margin;
const columns = {
  what: margin + 62,
  buyer: right - 195,
  commission: right - 125,
  gst: right - 70,
  yours: right,
};
const top = 96;
const rowHeight = 19;
const rowsOfPage = Math.floor((pageHeight - top - 80) / rowHeight);

const labels: Readonly<Record<StatementLine['kind'], string>> = {
  order: 'Order',
  refund: 'Refund on',
  dispute: 'Dispute on',
  transfer: 'Sent to your bank',
  adjustment: 'Set off on',
};

export function writeLinePages(pages: Pages, { lines }: Statement): void {
  const oldestFirst = lines.toReversed();
  for (let at = 0; at < oldestFirst.length; at += rowsOfPage) {
    pages.addPage();
    writeHead(pages);
    oldestFirst.slice(at, at + rowsOfPage).forEach((line, row) => {
      writeRow(pages, line, top + row * rowHeight);
    });
  }
}

function writeHead(pages: Pages): void {
  const head = { size: 9, colour: colours.quiet };
  const y = top - rowHeight;
  pages.text(margin, y, 'Day', head);
  pages.text(columns.what, y, 'What', head);
  pages.text(columns.buyer, y, 'Buyer paid', { ...head, right: true });
  pages.text(columns.commission, y, 'Commission', { ...head, right: true });
  pages.text(columns.gst, y, 'GST in it', { ...head, right: true });
  pages.text(columns.yours, y, 'Yours', { ...head, right: true });
  pages.rule(y + 7, margin, right, true);
}

function writeRow(pages: Pages, line: StatementLine, y: number): void {
  const { kind, order_number: number, about, count } = line;
  const small = { size: 9 };
  const orders = count === 1 ? '1 order' : `${count} orders`;
  const what = kind === 'transfer' ? `${labels.transfer}, ${orders}` : `${labels[kind]} #${number}`;
  pages.text(margin, y, formatDay(line.day), small);
  pages.drawClipped(
    columns.what,
    y,
    columns.buyer - columns.what - 58,
    [what, [about, describeMarketDiscount(line)].filter(Boolean).join('. ')].filter(Boolean).join(': '),
    small,
  );
  const amount = (x: number, value: number) => {
    if (value !== 0) pages.text(x, y, formatExact(dollarsToCents(value)), { ...small, right: true });
  };
  amount(columns.buyer, line.buyer);
  amount(columns.commission, line.commission);
  amount(columns.gst, line.gst);
  amount(columns.yours, line.yours);
  pages.rule(y + 6);
}
