import { getCompany, updateCompany } from '@bloomkin/shared/routes/companies.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { formatPhone, parsePhone, phoneFault, phoneFaultMessages } from '@bloomkin/shared/rules/phone.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { Controller, useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { FieldPair, Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { ConflictNote } from '../ConflictNote.tsx';
import { describeDifferences } from '../describeDifferences.ts';
import { AbnField } from '../joining/AbnField.tsx';
import { judgeTyped, readDigits, wrongDigits } from '../joining/abnText.ts';
import { RegisterCard } from '../joining/RegisterCard.tsx';
import { useAbnAnswer } from '../joining/useAbnAnswer.ts';
import { useVersioned } from '../useVersioned.ts';
import { RegisterNote } from './RegisterNote.tsx';

const labels = {
  name: 'Legal name',
  inn: 'ABN',
  brand: 'Brand',
  phone_number: 'Phone',
  site: 'Website',
  description: 'About your shop',
  pay_later: 'Paying later',
};

const readable = ['name', 'inn', 'brand', 'phone_number', 'site'];

const toValues = (company: Company) => ({
  name: company.name,
  inn: formatAbn(company.inn),
  brand: company.brand,
  phone_number: parsePhone(company.phone_number) ? formatPhone(company.phone_number) : company.phone_number,
  site: company.site,
  description: company.description,
  pay_later: company.pay_later,
});

const required = (message: string) => (text: string) => (text.trim() === '' ? message : undefined);

function validatePhone(text: string): string | undefined {
  const fault = text.trim() === '' ? undefined : phoneFault(text);
  return fault && phoneFaultMessages[fault];
}

const validateSite = (text: string) =>
  text === '' || (/^https?:\/\/\S+$/.test(text) && URL.canParse(text)) ? undefined : 'Enter correct url';

export function CompanyForm({ company }: { company: Company }) {
  const form = useForm({ defaultValues: toValues(company) });
  const { errors, dirtyFields, isDirty } = form.formState;
  const edit = useVersioned({
    newest: company,
    toValues,
    isDirty,
    reset: (values) => form.reset(values),
  });
  const { base = company, theirs } = edit;
  const save = useMutation(updateCompany, { invalidates: [getCompany] });
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      const sent = { ...values, inn: readDigits(values.inn) };
      const changed = Object.fromEntries(Object.entries(sent).filter(([name]) => name in dirtyFields));
      const saved = await edit.save((version) =>
        save({ params: { id: company.id }, body: { ...changed, ...(version !== undefined && { version }) } }),
      );
      if (saved) void notify({ tone: 'success', message: 'Your company is saved' });
    },
  });
  const answer = useAbnAnswer(form.watch('inn'), company.inn);
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormErrors form={form} />
      {theirs && (
        <ConflictNote
          what="this company"
          theirs={describeDifferences(toValues(base), toValues(theirs), labels, readable)}
          areChanges
          onTakeTheirs={edit.takeTheirs}
        />
      )}
      <Panel aria-labelledby="company-business">
        <header>
          <h2 id="company-business">The business</h2>
          <p>Buyers see the brand. Legal name and ABN stand on invoices.</p>
        </header>
        <Form as="div">
          <FieldPair>
            <TextField
              label={labels.brand}
              maxLength={60}
              {...form.register('brand', { validate: required('Enter name') })}
              error={errors.brand?.message}
              changed={dirtyFields.brand}
            />
            <TextField
              label={labels.name}
              maxLength={120}
              {...form.register('name', { validate: required('Enter company name') })}
              error={errors.name?.message}
              changed={dirtyFields.name}
            />
          </FieldPair>
          <FieldPair>
            <Controller
              name="inn"
              control={form.control}
              rules={{
                validate: (text) => (judgeTyped(text) === 'right' ? undefined : wrongDigits),
              }}
              render={({ field }) => <AbnField {...field} error={errors.inn?.message} />}
            />
            <RegisterNote company={company} />
          </FieldPair>
          <RegisterCard answer={answer} />
        </Form>
      </Panel>
      <Panel aria-labelledby="company-buyers">
        <header>
          <h2 id="company-buyers">What buyers read</h2>
        </header>
        <Form as="div">
          <FieldPair>
            <TextField
              label={labels.phone_number}
              type="tel"
              autoComplete="tel"
              optional
              maxLength={30}
              {...form.register('phone_number', { validate: validatePhone })}
              error={errors.phone_number?.message}
              changed={dirtyFields.phone_number}
            />
            <TextField
              label={labels.site}
              type="url"
              placeholder="https://"
              optional
              maxLength={300}
              {...form.register('site', { validate: validateSite })}
              error={errors.site?.message}
              changed={dirtyFields.site}
            />
          </FieldPair>
          <TextAreaField
            label={labels.description}
            optional
            maxLength={4000}
            aside={`${form.watch('description').length} of 4000`}
            {...form.register('description')}
            error={errors.description?.message}
            changed={dirtyFields.description}
          />
          <SwitchField
            label="Orders may be paid later"
            hint="An unpaid order keeps its place in your day. Otherwise it lapses after 30 minutes."
            {...form.register('pay_later')}
            changed={dirtyFields.pay_later}
          />
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
