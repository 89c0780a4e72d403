import { changeMarketingConsent, getMarketingConsent } from '@bloomkin/shared/routes/marketing.ts';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { Panel } from '#components/layout/panelStyles.ts';
import { formatInstant } from '#components/text/formatInstant.ts';

/** Off by default (Spam Act 2003). */
export function MarketingPanel() {
  const { data, error, mutate } = useQuery(getMarketingConsent, {});
  const [busy, setBusy] = useState(false);
  const consent = data?.data;
  const change = async (agreed: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      await mutate(await call(changeMarketingConsent, { body: { agreed } }), { revalidate: false });
      void notify({ tone: 'success', message: agreed ? 'You get reminders' : 'You get no more reminders' });
    } catch (failure) {
      notifyError(failure);
    }
    setBusy(false);
  };
  return (
    <Panel aria-labelledby="profile-marketing">
      <header>
        <h2 id="profile-marketing">Reminders and offers</h2>
        <p>By e-mail, and on devices where you turn notifications on. Each has a way to end them.</p>
      </header>
      {!consent && !error && <Skeleton $height="44px" $radius="12px" />}
      {!consent && error && (
        <ErrorState title="We could not load this." detail={error.message} onRetry={() => void mutate()} />
      )}
      {consent && (
        <SwitchField
          label="Send me reminders and offers"
          hint={consent.agreed && consent.at ? `Since ${formatInstant(consent.at, null)}` : undefined}
          checked={consent.agreed}
          aria-disabled={busy}
          onChange={({ target }) => void change(target.checked)}
        />
      )}
    </Panel>
  );
}
