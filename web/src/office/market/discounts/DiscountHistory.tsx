import type { DiscountHistoryLine, SavedTerms } from '@bloomkin/shared/schemas/discount.ts';
import { Button } from '#components/actions/Button.tsx';
import { Card } from '#components/layout/Card.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { useAction } from '#components/useAction.ts';
import { ActLine } from '#office/kit/ActLine.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useOfficeZone } from '#office/kit/useCompany.ts';
import { Rows } from '#office/people/users/userStyles.ts';

/** The first line, its creation, lists no changes. */
const isEdit = ({ changes }: DiscountHistoryLine): boolean => changes.some(({ before }) => before !== null);

interface DiscountHistoryProps {
  lines: readonly DiscountHistoryLine[];
  onGoBack: (terms: SavedTerms) => Promise<void>;
}

/** In the office's time zone. A revert is another change. */
export function DiscountHistory({ lines, onGoBack }: DiscountHistoryProps) {
  const zone = useOfficeZone();
  const { run: goBack, busy } = useAction(onGoBack);
  return (
    <Card aria-labelledby="discount-history">
      <h2 id="discount-history">Who changed what</h2>
      {lines.length === 0 && <p>Nobody has changed it yet.</p>}
      <Rows>
        {lines.map(({ terms, ...line }) => (
          <ActLine key={line.at} {...line} changes={isEdit({ ...line, terms }) ? line.changes : []}>
            {terms && (
              <Button
                changes
                aria-disabled={busy}
                aria-label={`Go back to ${formatInstant(line.at, zone)}`}
                onClick={() => void goBack(terms)}
              >
                <OfficeIcon name="undo" size={18} />
                Go back
              </Button>
            )}
          </ActLine>
        ))}
      </Rows>
    </Card>
  );
}
