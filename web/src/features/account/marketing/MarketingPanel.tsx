import {
  changeMarketingConsent,
  getMarketingConsent,
  listAreaAlerts,
} from '@bloomkin/shared/routes/marketing.ts';
import type { ConsentPurpose } from '@bloomkin/shared/schemas/marketing.ts';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { notify } from '#components/feedback/notify.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { notifyError } from '#components/notifyError.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { useAction } from '#components/useAction.ts';
import { AreaAlert } from '#features/deliveryAddress/AreaAlert.tsx';

const switches: readonly { purpose: ConsentPurpose; label: string; hint: string }[] = [
  {
    purpose: 'reminders',
    label: 'Reminders of days',
    hint: 'Those you switched on: one message, ten days before.',
  },
  {
    purpose: 'marketing',
    label: 'Offers and news',
    hint: 'By e-mail, and on devices with notifications.',
  },
  { purpose: 'cart', label: 'A cart you left', hint: 'One e-mail, while its flowers can be bought.' },
];

/** Off by default, each apart (Spam Act 2003). */
export function MarketingPanel() {
  const { data, error, mutate } = useQuery(getMarketingConsent, {});
  const { run: change, busy } = useAction(async (purpose: ConsentPurpose, agreed: boolean) => {
    await mutate(await call(changeMarketingConsent, { body: { purpose, agreed } }), { revalidate: false });
    void notify({
      tone: 'success',
      message: agreed ? 'You get them from now on' : 'You get no more of them',
    });
  }, notifyError);
  return (
    <Panel aria-labelledby="profile-marketing">
      <header>
        <h2 id="profile-marketing">What may we send you?</h2>
        <p>Three separate answers, off until you say so. One tap ends each, here and in every message.</p>
      </header>
      <QueryState
        query={{ data, error, mutate }}
        what="your choice"
        skeleton={<Skeleton $height="156px" $radius="12px" />}
      >
        {({ data: consent }) => (
          <Stack $gap={3}>
            {switches.map(({ purpose, label, hint }) => {
              const { agreed, at } = purpose === 'marketing' ? consent : consent[purpose];
              return (
                <SwitchField
                  key={purpose}
                  label={label}
                  hint={agreed && at ? `${hint} Since ${formatInstant(at, null)}.` : hint}
                  checked={agreed}
                  aria-disabled={busy}
                  onChange={({ target }) => void change(purpose, target.checked)}
                />
              );
            })}
            <Waits />
          </Stack>
        )}
      </QueryState>
    </Panel>
  );
}

/** Places where the person waits for a florist. */
function Waits() {
  const { data } = useQuery(listAreaAlerts, {});
  return data?.data.map((place) => (
    <Row key={place.address} $gap={3}>
      <AreaAlert place={place} />
    </Row>
  ));
}
