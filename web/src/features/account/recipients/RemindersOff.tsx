import { changeMarketingConsent, getMarketingConsent } from '@bloomkin/shared/routes/marketing.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';

/** After "no reminders at all", days whose reminder is on would promise what does not come. */
export function RemindersOff({ recipients }: { recipients: readonly Recipient[] }) {
  const isAnyOn = recipients.some(({ days }) => days.some(({ remind }) => remind));
  const { data, mutate } = useQuery(getMarketingConsent, isAnyOn ? {} : null);
  const { run: turnOn, busy } = useAction(async () => {
    const body = { agreed: true, purpose: 'reminders' as const };
    await mutate(await call(changeMarketingConsent, { body }), { revalidate: false });
  }, notifyError);
  if (!isAnyOn || !data || data.data.reminders.agreed) return null;
  return (
    <Callout>
      <div>
        <p>You ended all reminders of days: none of those below is sent.</p>
        <div>
          <Button aria-disabled={busy} onClick={() => void turnOn()}>
            Send reminders again
          </Button>
        </div>
      </div>
    </Callout>
  );
}
