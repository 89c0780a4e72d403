import { paths } from '@bloomkin/shared/pages.ts';
import { firstName } from '@bloomkin/shared/rules/publicName.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';

/** The text message may be lost: the buyer can hand the link on, or answer in the recipient's place. */
export function RecipientLink({ order: { links, recipient } }: { order: Order }) {
  const path = paths.recipientPage(links?.recipient ?? '');
  const who = firstName(recipient?.fio) ?? 'the recipient';
  const { run, busy } = useAction(async () => {
    const url = `${location.origin}${path}`;
    if (!navigator.share) {
      await navigator.clipboard.writeText(url);
      return notify({ tone: 'success', message: `Link copied. Send it to ${who}.` });
    }
    try {
      await navigator.share({ url });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  }, notifyError);
  return (
    <>
      <Button kind="brand" aria-disabled={busy} onClick={() => void run()}>
        Send {who} the link
      </Button>
      <ButtonLink to={path}>Enter the address yourself</ButtonLink>
    </>
  );
}
