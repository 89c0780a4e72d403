import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { formatInstant } from '#components/text/formatInstant.ts';
import { describeHold, type Hold, HoldDialog } from './HoldDialog.tsx';

export const WideCallout = styled(Callout)`
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 16px;
  > p {
    flex: 1 1 320px;
  }
`;

interface HoldNotesProps {
  company: Company;
  isAdmin: boolean;
}

/** What an admin holds or has stopped, for the florist too; only an admin ends it. */
export function HoldNotes({ company, isAdmin }: HoldNotesProps) {
  const [hold, setHold] = useState<Hold>();
  const notes = [
    {
      what: 'selling' as const,
      state: company.switched_off,
      label: company.switched_off?.reason ? 'Stopped' : 'Switched off',
      text: 'Buyers do not see the shop. Orders already placed are still delivered.',
    },
    {
      what: 'payouts' as const,
      state: company.payouts_held,
      label: 'Payouts held',
      text: 'The share of completed orders waits.',
    },
  ];
  return (
    <>
      {notes.map(
        ({ what, state, label, text }) =>
          state && (
            <WideCallout key={what} $tone="warning">
              <p>
                <b>
                  {label} by {state.by ?? 'Bloomkin'} since{' '}
                  <time dateTime={state.at}>{formatInstant(state.at, null)}</time>.
                </b>{' '}
                {text} {state.reason && `Why: “${state.reason}”`}
              </p>
              {isAdmin && (
                <Button onClick={() => setHold({ what, held: false })}>
                  {describeHold({ what, held: false })}
                </Button>
              )}
            </WideCallout>
          ),
      )}
      {hold && <HoldDialog company={company} hold={hold} onClose={() => setHold(undefined)} />}
    </>
  );
}

export function HoldMenu({ company }: { company: Company }) {
  const [hold, setHold] = useState<Hold>();
  const choices = [
    !company.payouts_held && ({ what: 'payouts', held: true } as const),
    company.active && ({ what: 'selling', held: true } as const),
  ].filter((choice) => choice !== false);
  if (choices.length === 0) return null;
  return (
    <>
      <Menu
        label="Hold or stop"
        items={choices.map((choice) => ({
          label: describeHold(choice),
          danger: true,
          onSelect: () => setHold(choice),
        }))}
      />
      {hold && <HoldDialog company={company} hold={hold} onClose={() => setHold(undefined)} />}
    </>
  );
}
