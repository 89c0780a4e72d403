import { changeMarketingConsent, getMarketingConsent } from '@bloomkin/shared/routes/marketing.ts';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { useAction } from '#components/actions/useAction.ts';
import { notify } from '#components/feedback/notify.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { Panel } from '#components/layout/panelStyles.ts';
import { formatInstant } from '#components/text/formatInstant.ts';

/** Off by default (Spam Act 2003). */
export function MarketingPanel() {
  const { data, error, mutate } = useQuery(getMarketingConsent, {});
  const { run: change, busy } = useAction(async (agreed: boolean) => {
    await mutate(await call(changeMarketingConsent, { body: { agreed } }), { revalidate: false });
    void notify({ tone: 'success', message: agreed ? 'You get reminders' : 'You get no more reminders' });
  });
  return (
    <Panel aria-labelledby="profile-marketing">
      <header>
        <h2 id="profile-marketing">Reminders and offers</h2>
        <p>By e-mail, and on devices where you turn notifications on. Each has a way to end them.</p>
      </header>
      <QueryState
        query={{ data, error, mutate }}
        what="your choice"
        skeleton={<Skeleton $height="44px" $radius="12px" />}
      >
        {({ data: { agreed, at } }) => (
          <SwitchField
            label="Send me reminders and offers"
            hint={agreed && at ? `Since ${formatInstant(at, null)}` : undefined}
            checked={agreed}
            aria-disabled={busy}
            onChange={({ target }) => void change(target.checked)}
          />
        )}
      </QueryState>
    </Panel>
  );
}
