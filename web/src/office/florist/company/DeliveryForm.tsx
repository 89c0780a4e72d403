import { getCompany, setDeliveryPeriods, updateCompany } from '@bloomkin/shared/routes/companies.ts';
import { toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import { formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { BookedTime, Company } from '@bloomkin/shared/schemas/company.ts';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { editedField } from '#components/form/field.ts';
import { FieldPair, Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { NumberField } from '#components/form/NumberField.tsx';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import {
  type DeliveryValues,
  deliveryLabels,
  describeLead,
  describeSaved,
  listLeadOptions,
  toDeliveryValues,
  validateCapacity,
} from '#office/florist/deliveryValues.ts';
import { describeOrderBy } from '#office/florist/orderBy.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { describeDifferences } from '#office/kit/describeDifferences.ts';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { DeliveryWindows } from './DeliveryWindows.tsx';

const invalidates = [getCompany];

const toVersionField = (version: number | undefined) => (version === undefined ? {} : { version });

/** The same-day switch is saved with the company, all else with the windows. */
function useDeliveryForm(company: Company) {
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

export function DeliveryForm({ company }: { company: Company }) {
  const { form, base, theirs, takeTheirs, onSubmit, busy } = useDeliveryForm(company);
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormErrors form={form} />
      {theirs && (
        <ConflictNote
          what="the delivery windows"
          theirs={describeDifferences(toDeliveryValues(base), toDeliveryValues(theirs), deliveryLabels)}
          areChanges
          onTakeTheirs={takeTheirs}
        />
      )}
      <Panel aria-labelledby="delivery-windows">
        <header>
          <h2 id="delivery-windows">Delivery windows</h2>
          <p>
            When buyers may have their flowers, in each store’s own time. Without any, the opening hours
            count.
          </p>
        </header>
        <DeliveryWindows form={form} />
      </Panel>
      <LimitsPanel form={form} company={company} />
      <SaveBar
        changes={listChanges(form.formState.dirtyFields, deliveryLabels)}
        onDiscard={() => form.reset()}
        busy={busy}
        saveLabel={theirs ? 'Save mine over theirs' : 'Save'}
      />
    </Form>
  );
}

function LimitsPanel({ form, company }: { form: UseFormReturn<DeliveryValues>; company: Company }) {
  const { errors, dirtyFields } = form.formState;
  return (
    <Panel aria-labelledby="delivery-limits">
      <header>
        <h2 id="delivery-limits">Notice and limits</h2>
        <p>They hold for every store.</p>
      </header>
      <Form as="div">
        <SwitchField
          label={deliveryLabels.sameDayDelivery}
          hint="Buyers may order for today while the notice allows it."
          {...editedField(form, 'sameDayDelivery')}
        />
        <FieldPair>
          <SelectField
            label={deliveryLabels.lead}
            hint="Hours are opening hours, so that somebody is there to make it; days are days of the calendar."
            {...editedField(form, 'lead')}
          >
            {listLeadOptions(company.lead_time_minutes).map((minutes) => (
              <option key={minutes} value={minutes}>
                {describeLead(minutes)}
              </option>
            ))}
          </SelectField>
          <Controller
            name="capacity"
            control={form.control}
            rules={{ validate: validateCapacity }}
            render={({ field }) => (
              <NumberField
                {...field}
                label={deliveryLabels.capacity}
                optional
                hint="Of each store. Empty: no limit."
                error={errors.capacity?.message}
                changed={dirtyFields.capacity}
              />
            )}
          />
        </FieldPair>
        <LastMoments form={form} company={company} />
      </Form>
    </Panel>
  );
}

/** Shows the windows as they stand in the form, saved or not. */
function LastMoments({ form, company }: { form: UseFormReturn<DeliveryValues>; company: Company }) {
  const { periods, lead, sameDayDelivery } = useWatch({ control: form.control });
  const stores = company.stores.filter((store) => store.warehouse_for_delivery);
  const { last_orders } = company;
  const notice = { lead_time_minutes: Number(lead), sameDayDelivery: sameDayDelivery ?? false, last_orders };
  const windows = (periods ?? []).flatMap(({ start_time: startTime, stop_time: stopTime }) =>
    startTime && stopTime && startTime < stopTime ? { startTime, stopTime } : [],
  );
  return stores.map((store) => (
    <div key={store.id}>
      <b>{store.name}</b>
      {(windows.length > 0 ? windows : [undefined]).map((window) => (
        <p key={window ? toPeriodKey(window.startTime, window.stopTime) : 'hours'}>
          {window ? `${formatPeriod(window.startTime, window.stopTime)}: ` : ''}
          {describeOrderBy(window, notice, store, new Date())}
        </p>
      ))}
    </div>
  ));
}
