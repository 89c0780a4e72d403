import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import {
  deliveryDays,
  getCalendar,
  getStore,
  listStores,
  setCalendar,
} from '@bloomkin/shared/routes/stores.ts';
import { call } from '#api/call.ts';
import { useAnswers } from '#api/useAnswers.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import type { PlanGroup } from './dayPlans.ts';

/** Saves days of stores and offers to take that back; resolves once the new days are shown. */
export function useSavePlans(companyId: string) {
  const { revalidate } = useAnswers();
  const send = async (groups: readonly PlanGroup[]) => {
    try {
      for (const group of groups) await call(setCalendar, { body: { company_id: companyId, ...group } });
    } finally {
      await revalidate(getCalendar, getCompany, getStore, listStores, deliveryDays);
    }
  };
  const undo = (before: readonly PlanGroup[]) => {
    send(before).then(
      () => notify({ tone: 'success', message: 'Undone. The days are as they were.' }),
      (error: unknown) => notifyError(error, () => undo(before)),
    );
  };
  return async (groups: readonly PlanGroup[], before: readonly PlanGroup[], message: string) => {
    await send(groups);
    await notify({ tone: 'success', message, action: { label: 'Undo', run: () => undo(before) } });
  };
}
