import type { Proposal } from '@bloomkin/shared/schemas/user.ts';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { useAction } from '#components/useAction.ts';
import { useUser } from '#session/useSession.ts';
import { useOfficeZone } from './useCompany.ts';

interface ProposalNoteProps {
  proposal: Proposal;
  /** What is asked for: 'a commission of 12%'. */
  what: string;
  /** Asks for the same. */
  onConfirm: () => Promise<unknown>;
  /** Asks for what holds now. */
  onDecline: () => Promise<unknown>;
}

/** A change of one admin that another one confirms. */
export function ProposalNote({
  proposal: { by, by_id, until },
  what,
  onConfirm,
  onDecline,
}: ProposalNoteProps) {
  const isOwn = useUser()?.id === by_id;
  const zone = useOfficeZone();
  const confirming = useAction(onConfirm);
  const declining = useAction(onDecline);
  return (
    <Callout role="status" $tone="warning">
      <div>
        <b>{isOwn ? `You asked for ${what}.` : `${by} asks for ${what}.`}</b>
        <p>
          {isOwn ? 'Another admin confirms it on this page' : 'It holds once you confirm it'}, by{' '}
          {formatInstant(until, zone)}.
        </p>
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {!isOwn && (
            <Button
              kind="brand"
              changes
              aria-disabled={confirming.busy}
              onClick={() => void confirming.run()}
            >
              Confirm
            </Button>
          )}
          <Button changes aria-disabled={declining.busy} onClick={() => void declining.run()}>
            {isOwn ? 'Take it back' : 'Decline'}
          </Button>
        </span>
      </div>
    </Callout>
  );
}
