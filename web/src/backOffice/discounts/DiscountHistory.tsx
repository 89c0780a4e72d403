import type { DiscountHistoryLine, SavedTerms } from '@bloomkin/shared/schemas/discount.ts';
import { useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { notifyError } from '#components/feedback/notifyError.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { ActLine } from '../ActLine.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { Card } from '../pageStyles.ts';
import { useOfficeZone } from '../shell/useCompany.ts';
import { Rows } from '../users/userStyles.ts';

/** The first line, of when it was made, needs no list of what it was made of. */
const isEdit = ({ changes }: DiscountHistoryLine): boolean => changes.some(({ before }) => before !== null);

interface DiscountHistoryProps {
  lines: readonly DiscountHistoryLine[];
  onGoBack: (terms: SavedTerms) => Promise<void>;
}

/** By the office's clock. Going back is a change of its own. */
export function DiscountHistory({ lines, onGoBack }: DiscountHistoryProps) {
  const zone = useOfficeZone();
  const [busy, setBusy] = useState(false);
  const goBack = async (terms: SavedTerms) => {
    if (busy) return;
    setBusy(true);
    await onGoBack(terms).catch(notifyError);
    setBusy(false);
  };
  return (
    <Card aria-labelledby="discount-history">
      <h2 id="discount-history">Who changed what</h2>
      {lines.length === 0 && <p>Nobody has changed it yet.</p>}
      <Rows>
        {lines.map(({ terms, ...line }) => (
          <ActLine key={line.at} {...line} changes={isEdit({ ...line, terms }) ? line.changes : []}>
            {terms && (
              <Button
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
