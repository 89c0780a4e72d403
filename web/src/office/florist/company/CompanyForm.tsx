import { getCompany, updateCompany } from '@bloomkin/shared/routes/companies.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { readDigits } from '#office/florist/joining/abnText.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { describeDifferences } from '#office/kit/describeDifferences.ts';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { useSession } from '#session/useSession.ts';
import { AlertFields } from './AlertFields.tsx';
import { BusinessFields, BuyerFields } from './CompanyFields.tsx';
import { companyLabels, readableFields, toCompanyValues } from './companyValues.ts';

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
