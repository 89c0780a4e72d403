import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { pluralise } from '#components/text/pluralise.ts';
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
    {
      what: 'warning' as const,
      state: company.warned,
      label: 'Warned',
      text: 'The shop goes on selling.',
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
                  <time dateTime={state.at}>{formatInstant(state.at, null)}</time>
                  {state.until && `, until ${formatInstant(state.until, null)}`}.
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
      {hold && <HoldDialog company={company} holds={[hold]} onClose={() => setHold(undefined)} />}
    </>
  );
}

export function HoldButton({ company }: { company: Company }) {
  const [isOpen, setOpen] = useState(false);
  const holds = [
    !company.warned && ({ what: 'warning', held: true } as const),
    !company.payouts_held && ({ what: 'payouts', held: true } as const),
    company.active && ({ what: 'selling', held: true } as const),
  ].filter((choice) => choice !== false);
  if (holds.length === 0) return null;
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        Hold or stop
      </Button>
      {isOpen && <HoldDialog company={company} holds={holds} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A new shop waits for a person who has looked at the register's name. */
export function ApprovalNote({ company, isAdmin }: HoldNotesProps) {
  const [isOpen, setOpen] = useState(false);
  if (company.approved !== null) return null;
  const left = company.missing_steps?.length ?? 0;
  if (!isAdmin)
    return left > 0 ? null : (
      <WideCallout $tone="info" role="status">
        <p>
          <b>All steps are done. We look at your shop now.</b> A person compares your company with the
          business register, mostly within a working day. You get a message when buyers can order.
        </p>
      </WideCallout>
    );
  return (
    <WideCallout $tone={left > 0 ? 'info' : 'warning'}>
      <p>
        <b>
          {left > 0 ? `New: ${pluralise(left, 'step')} of joining left.` : 'Ready to sell, not approved yet.'}
        </b>{' '}
        Compare the legal name with the register’s below and look at its page in the shop first.
      </p>
      <Button kind="brand" onClick={() => setOpen(true)}>
        Approve
      </Button>
      {isOpen && (
        <HoldDialog
          company={company}
          holds={[{ what: 'approval', held: false }]}
          onClose={() => setOpen(false)}
        />
      )}
    </WideCallout>
  );
}
