import { formatDollars } from '#components/text/formatDollars.ts';
import type { ShownDiscount } from './cartState.ts';

interface DiscountFiguresProps {
  discounts: readonly ShownDiscount[];
}

/** Rows of a list of sums: each discount by its name. */
export const DiscountFigures = ({ discounts }: DiscountFiguresProps) =>
  discounts.map(({ id, name, takes_off, code, amount }) => (
    <div key={id} data-discount="">
      <dt>
        {name}, {takes_off}
        {code && ` (${code})`}
      </dt>
      <dd>{amount && `−${formatDollars(amount)}`}</dd>
    </div>
  ));
