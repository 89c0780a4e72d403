import { getCompany, setDeliveryPeriods, updateCompany } from '@bloomkin/shared/routes/companies.ts';
import type { BookedTime, Company } from '@bloomkin/shared/schemas/company.ts';
import { useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { type DeliveryValues, describeSaved, toDeliveryValues } from '#office/florist/deliveryValues.ts';
import { useVersioned } from '#office/kit/useVersioned.ts';

const invalidates = [getCompany];

const toVersionField = (version: number | undefined) => (version === undefined ? {} : { version });

/** The same-day switch is saved with the company, all else with the windows. */
export function useDeliveryForm(company: Company) {
  const form = useForm<DeliveryValues>({ defaultValues: toDeliveryValues(company) });
  const { isDirty } = form.formState;
  const edit = useVersioned({
    newest: company,
    toValues: toDeliveryValues,
    isDirty,
    reset: (values) => form.reset(values),
  });
  const { base = company, theirs, takeTheirs } = edit;
  const saveCompany = useMutation(updateCompany, { invalidates });
  const savePeriods = useMutation(setDeliveryPeriods, { invalidates });
  const params = { id: company.id };
  const { onSubmit, busy } = useSubmit(form, {
    async save({ periods, lead, capacity, sameDayDelivery }) {
      const isSwitched = sameDayDelivery !== (theirs ?? base).sameDayDelivery;
      const body = { periods, lead_time_minutes: Number(lead), capacity_per_day: capacity };
      let booked: readonly BookedTime[] = [];
      const saved = await edit.save(async (version) => {
        const switched =
          isSwitched &&
          (await saveCompany({ params, body: { sameDayDelivery, ...toVersionField(version) } }));
        const current = switched ? switched.data.version : version;
        const answer = await savePeriods({ params, body: { ...body, ...toVersionField(current) } });
        if (answer) booked = answer.data.booked_times ?? [];
        return answer;
      });
      if (saved) void notify({ tone: 'success', message: describeSaved(booked) });
    },
  });
  return { form, base, theirs, takeTheirs, onSubmit, busy };
}
