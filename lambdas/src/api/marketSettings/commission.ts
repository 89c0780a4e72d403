import { paths } from '@bloomkin/shared/pages.ts';
import type * as routes from '@bloomkin/shared/routes/marketSettings.ts';
import * as z from 'zod';
import { refuseBelowDiscounts } from '#model/discounts/refuseBelowDiscounts.ts';
import { seekAgreement } from '#model/messages/seekAgreement.ts';
import { findProposal, toProposal } from '#model/users/admin/proposalEntity.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import { transact } from '#platform/table/transact.ts';
import { money } from './areas.ts';
import { changeArea, loadArea } from './changeSettings.ts';

const subject = 'commission';
const Proposed = z.object({ commission_percent: z.number() });

async function loadMoney(now: Date) {
  const [settings, open] = await Promise.all([loadArea(money), findProposal(subject, now)]);
  return { ...settings, ...(open && { proposal: { ...toProposal(open), ...Proposed.parse(open.value) } }) };
}

export const getMoneySettings: UserHandler<typeof routes.getMoneySettings> = async ({ now }) => ({
  data: await loadMoney(now),
});

/** Two admins ask for the same before it changes. */
export const changeMoneySettings: UserHandler<typeof routes.changeMoneySettings> = async (request) => {
  const { version, values } = request.body;
  const { caller, now } = request;
  const change = { version, values: { commissionPercent: values.commission_percent }, caller, now };
  const current = await loadArea(money);
  if (current.version !== version) return changeArea(money, change);
  await refuseBelowDiscounts(values.commission_percent, now);
  const { isAgreed, writes, reason } = await seekAgreement(
    {
      subject,
      value: values,
      isCurrent: values.commission_percent === current.values.commission_percent,
      acts: { propose: 'settings.proposed', decline: 'settings.declined' },
      object: { id: 'money', name: `Commission of ${values.commission_percent} %` },
      what: `a commission of ${values.commission_percent}%`,
      path: paths.marketSettings(),
    },
    request,
  );
  if (isAgreed) return changeArea(money, { ...change, reason, others: writes });
  if (writes.length > 0) await transact({ writes });
  return { data: await loadMoney(now) };
};
