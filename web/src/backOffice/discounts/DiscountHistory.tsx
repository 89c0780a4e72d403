import type { DiscountHistoryLine } from '@bloomkin/shared/schemas/discount.ts';
import { ActLine } from '../ActLine.tsx';
import { Card } from '../pageStyles.ts';
import { Rows } from '../users/userStyles.ts';

/** The first line, of when it was made, needs no list of what it was made of. */
const isEdit = ({ changes }: DiscountHistoryLine): boolean => changes.some(({ before }) => before !== null);

export const DiscountHistory = ({ lines }: { lines: readonly DiscountHistoryLine[] }) => (
  <Card aria-labelledby="discount-history">
    <h2 id="discount-history">Who changed what</h2>
    {lines.length === 0 && <p>Nobody has changed it yet.</p>}
    <Rows>
      {lines.map((line) => (
        <ActLine key={line.at} {...line} changes={isEdit(line) ? line.changes : []} />
      ))}
    </Rows>
  </Card>
);
