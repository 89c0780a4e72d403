import { paths } from '@bloomkin/shared/pages.ts';
import { firstName } from '@bloomkin/shared/rules/publicName.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { notifyError } from '#components/notifyError.ts';
import { shareLink } from '#components/shareLink.ts';
import { useAction } from '#components/useAction.ts';

/** The text message may be lost: the buyer can hand the link on, or answer in the recipient's place. */
export function RecipientLink({ order: { links, recipient } }: { order: Order }) {
  const path = paths.recipientPage(links?.recipient ?? '');
  const who = firstName(recipient?.fio) ?? 'the recipient';
  const { run, busy } = useAction(
    () => shareLink(`${location.origin}${path}`, `Link copied. Send it to ${who}.`),
    notifyError,
  );
  return (
    <>
      <Button kind="brand" aria-disabled={busy} onClick={() => void run()}>
        Send {who} the link
      </Button>
      <ButtonLink to={path}>Enter the address yourself</ButtonLink>
    </>
  );
}
