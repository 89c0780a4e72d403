import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany, updateCompany } from '@bloomkin/shared/routes/companies.ts';
import { formatPhone, isMobile } from '@bloomkin/shared/rules/phone.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { readDigits } from '#office/florist/joining/abnText.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { describeDifferences } from '#office/kit/describeDifferences.ts';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { useSession } from '#session/useSession.ts';
import { BusinessFields, BuyerFields } from './CompanyFields.tsx';
import { type CompanyValues, companyLabels, readableFields, toCompanyValues } from './companyValues.ts';

const describeTheirs = (theirs: Company, base: Company) =>
  describeDifferences(toCompanyValues(base), toCompanyValues(theirs), companyLabels, readableFields);

export function CompanyForm({ company }: { company: Company }) {
  const { user } = useSession();
  const owner = user?.id === company.owner_id ? user : undefined;
  const toValues = (one: Company) => toCompanyValues(one, owner);
  const form = useForm({ defaultValues: toValues(company) });
  const { dirtyFields, isDirty } = form.formState;
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
      const isSent = (name: string) =>
        name in dirtyFields || (name === 'inn' && !company.register?.gst_since);
      const changed = Object.fromEntries(Object.entries(sent).filter(([name]) => isSent(name)));
      const saved = await edit.save((version) =>
        save({ params: { id: company.id }, body: { ...changed, ...(version !== undefined && { version }) } }),
      );
      if (saved) void notify({ tone: 'success', message: 'The company is saved' });
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormErrors form={form} />
      {theirs && (
        <ConflictNote
          what="this company"
          theirs={describeTheirs(theirs, base)}
          areChanges
          onTakeTheirs={edit.takeTheirs}
        />
      )}
      <BusinessFields form={form} company={company} />
      <BuyerFields form={form} />
      <AlertFields form={form} owner={owner} />
      <SaveBar
        changes={listChanges(dirtyFields, companyLabels)}
        onDiscard={() => form.reset()}
        busy={busy}
        saveLabel={theirs ? 'Save mine over theirs' : 'Save'}
      />
    </Form>
  );
}

interface AlertFieldsProps {
  form: UseFormReturn<CompanyValues>;
  /** Undefined for a viewer who is not the owner. */
  owner: Pick<User, 'phone' | 'email'> | undefined;
}

function AlertFields({ form, owner }: AlertFieldsProps) {
  const { errors, dirtyFields } = form.formState;
  const field = form.register('order_alerts', {
    validate: (chosen) => (chosen.length > 0 ? undefined : 'Choose at least one way'),
  });
  return (
    <Panel aria-labelledby="company-alerts">
      <header>
        <h2 id="company-alerts">How we tell you about an order</h2>
        <p>
          At once. An order that nobody has opened after 15 minutes of opening hours comes by text message
          too.
        </p>
      </header>
      <Form as="div">
        <SwitchField
          label="Text message"
          hint={describeMobile(owner)}
          disabled={owner && !isMobile(owner.phone)}
          {...field}
          value="sms"
          changed={Boolean(dirtyFields.order_alerts)}
        />
        <SwitchField
          label="E-mail"
          hint={owner ? owner.email || 'Add an e-mail under Settings first.' : 'To the owner'}
          disabled={owner && owner.email === ''}
          {...field}
          value="email"
          error={errors.order_alerts?.message}
          changed={Boolean(dirtyFields.order_alerts)}
        />
        {owner && (
          <p>
            Alerts on this device are under <Link to={paths.settings()}>Settings</Link>.
          </p>
        )}
      </Form>
    </Panel>
  );
}

function describeMobile(owner: AlertFieldsProps['owner']): string {
  if (!owner) return 'To the owner';
  return isMobile(owner.phone) ? formatPhone(owner.phone) : 'Add a mobile number under Settings first.';
}
