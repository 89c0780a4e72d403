import { getCompany, setDeliveryPeriods, updateCompany } from '@bloomkin/shared/routes/companies.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { Controller, useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { FieldPair, Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { NumberField } from '#components/form/NumberField.tsx';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { ConflictNote } from '../ConflictNote.tsx';
import { describeDifferences } from '../describeDifferences.ts';
import { useVersioned } from '../useVersioned.ts';
import { DeliveryWindows } from './DeliveryWindows.tsx';
import { type DeliveryValues, describeLead, leadOptions, validateCapacity } from './deliveryValues.ts';

const labels = {
  periods: 'Delivery windows',
  lead: 'Notice',
  capacity: 'Orders a day',
  sameDayDelivery: 'Same-day delivery',
};

const toValues = (company: Company): DeliveryValues => ({
  periods: company.delivery_periods,
  lead: String(company.lead_time_minutes),
  capacity: company.capacity_per_day,
  sameDayDelivery: company.sameDayDelivery,
});

const withVersion = (version: number | undefined) => (version === undefined ? {} : { version });

export function DeliveryForm({ company }: { company: Company }) {
  const form = useForm<DeliveryValues>({ defaultValues: toValues(company) });
  const { errors, dirtyFields, isDirty } = form.formState;
  const edit = useVersioned({
    newest: company,
    toValues,
    isDirty,
    reset: (values) => form.reset(values),
  });
  const { base = company, theirs } = edit;
  const invalidates = [getCompany];
  const saveCompany = useMutation(updateCompany, { invalidates });
  const savePeriods = useMutation(setDeliveryPeriods, { invalidates });
  const params = { id: company.id };
  const { onSubmit, busy } = useSubmit(form, {
    async save({ periods, lead, capacity, sameDayDelivery }) {
      const isSwitched = sameDayDelivery !== (theirs ?? base).sameDayDelivery;
      const body = { periods, lead_time_minutes: Number(lead), capacity_per_day: capacity };
      const saved = await edit.save(async (version) => {
        const switched =
          isSwitched && (await saveCompany({ params, body: { sameDayDelivery, ...withVersion(version) } }));
        const current = switched ? switched.data.version : version;
        return savePeriods({ params, body: { ...body, ...withVersion(current) } });
      });
      if (saved) void notify({ tone: 'success', message: 'The delivery windows are saved' });
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormErrors form={form} />
      {theirs && (
        <ConflictNote
          what="the delivery windows"
          theirs={describeDifferences(toValues(base), toValues(theirs), labels)}
          areChanges
          onTakeTheirs={edit.takeTheirs}
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
      <Panel aria-labelledby="delivery-limits">
        <header>
          <h2 id="delivery-limits">Notice and limits</h2>
          <p>They hold for every store.</p>
        </header>
        <Form as="div">
          <SwitchField
            label={labels.sameDayDelivery}
            hint="Buyers may order for today while the notice allows it."
            {...form.register('sameDayDelivery')}
            changed={dirtyFields.sameDayDelivery}
          />
          <FieldPair>
            <SelectField
              label={labels.lead}
              hint="How long before a window an order must be in."
              {...form.register('lead')}
              changed={dirtyFields.lead}
            >
              {leadOptions(company.lead_time_minutes).map((minutes) => (
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
                  label={labels.capacity}
                  optional
                  hint="Of each store. Empty: no limit."
                  error={errors.capacity?.message}
                  changed={dirtyFields.capacity}
                />
              )}
            />
          </FieldPair>
        </Form>
      </Panel>
      <SaveBar
        changes={listChanges(dirtyFields, labels)}
        onDiscard={() => form.reset()}
        busy={busy}
        saveLabel={theirs ? 'Save mine over theirs' : 'Save'}
      />
    </Form>
  );
}
