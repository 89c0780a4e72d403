import { paths } from '@bloomkin/shared/pages.ts';
import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { createCompany } from '@bloomkin/shared/routes/companies.ts';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '#api/useMutation.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { field } from '#components/form/field.ts';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { unsavedChanges, useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Card } from '#components/layout/Card.ts';
import { AbnField } from '#office/florist/joining/AbnField.tsx';
import { readDigits, validateAbn } from '#office/florist/joining/abnText.ts';
import { maxBrandLength } from '#office/florist/joining/CompanyStep.tsx';
import { RegisterCard } from '#office/florist/joining/RegisterCard.tsx';
import { useAbnAnswer } from '#office/florist/joining/useAbnAnswer.ts';
import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';

export function CompanyCreatePage() {
  const form = useForm({ defaultValues: { inn: '', brand: '', name: '' } });
  const { errors, isDirty } = form.formState;
  const create = useMutation(createCompany, { invalidates: [listCompanies] });
  const navigate = useNavigate();
  const answer = useAbnAnswer(form.watch('inn'));
  useUnsavedChanges(isDirty);
  const { onSubmit, busy } = useSubmit(form, {
    async save({ inn, brand, name }) {
      const body = { inn: readDigits(inn), brand: brand.trim(), name: name.trim() };
      const { data } = await create({ body });
      void notify({ tone: 'success', message: `${data.brand} is registered` });
      unsavedChanges.write(false);
      await navigate(paths.companyEdit(data.id));
    },
  });
  return (
    <OfficePage title="Add a company">
      <BackLink to={paths.companies()}>Companies</BackLink>
      <PageHead>
        <div>
          <h1>Add a company</h1>
          <p>It sells once it has a store, delivery, products and payouts.</p>
        </div>
      </PageHead>
      <Card aria-label="The business">
        <Form onSubmit={onSubmit} noValidate>
          <FormErrors form={form} />
          <Controller
            name="inn"
            control={form.control}
            rules={{ validate: validateAbn }}
            render={({ field }) => (
              <AbnField {...field} error={errors.inn?.message} isLooking={answer.kind === 'loading'} />
            )}
          />
          <RegisterCard answer={answer} />
          <TextField
            label="Brand, as buyers see it"
            maxLength={maxBrandLength}
            {...field(form, 'brand', { validate: (text) => text.trim() !== '' || 'Enter name' })}
          />
          <TextField
            label="Legal name"
            maxLength={120}
            {...field(form, 'name', { validate: (text) => text.trim() !== '' || 'Enter company name' })}
          />
          <FormButtons>
            <SubmitButton busy={busy} busyLabel="Saving…" large={false}>
              Add company
            </SubmitButton>
            <ButtonLink to={paths.companies()}>Cancel</ButtonLink>
          </FormButtons>
        </Form>
      </Card>
    </OfficePage>
  );
}
