import { bindManager, createCompany, getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { field } from '#components/form/field.ts';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Grid } from '#components/layout/boxes.ts';
import { profileChanged } from '#session/session.ts';
import { AbnField } from './AbnField.tsx';
import { readDigits, validateAbn } from './abnText.ts';
import { RegisterCard } from './RegisterCard.tsx';
import { type AbnAnswer, useAbnAnswer } from './useAbnAnswer.ts';

export const maxBrandLength = 60;

/** The register has not answered yet, or knows no active business. */
const isHeld = (answer: AbnAnswer): boolean =>
  answer.kind === 'loading' ||
  (answer.kind === 'record' && (answer.record.status === 'cancelled' || answer.record.status === 'unknown'));

/** Creates the company, or asks to join the one with the ABN. */
export function CompanyStep({ user }: { user: User }) {
  const { form, answer, knownName, onSubmit, busy } = useCompanyStep(user);
  const { errors } = form.formState;
  const clear = () => {
    form.setValue('inn', '');
    form.setFocus('inn');
  };
  const isTaken = answer.kind === 'taken';
  const asksName = answer.kind === 'record' && knownName === '' && !isHeld(answer);
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormErrors form={form} />
      <Grid $m={2}>
        <Controller
          name="inn"
          control={form.control}
          rules={{ validate: validateAbn }}
          render={({ field }) => (
            <AbnField {...field} error={errors.inn?.message} isLooking={answer.kind === 'loading'} />
          )}
        />
        {!isTaken && <BrandField form={form} />}
      </Grid>
      <RegisterCard answer={answer} canJoin />
      {asksName && <LegalNameField form={form} />}
      <FormButtons>
        <SubmitButton busy={busy} busyLabel="Saving …" large={false} disabled={isHeld(answer)}>
          {isTaken ? 'Ask to join' : knownName ? 'Yes, this is us' : 'Save company'}
        </SubmitButton>
        {(isTaken || knownName !== '') && (
          <Button onClick={clear}>{isTaken ? 'Use another ABN' : 'No, another ABN'}</Button>
        )}
      </FormButtons>
      {!isTaken && (
        <p>Do you work for somebody else’s shop? Enter its ABN, and you can ask to join it as a manager.</p>
      )}
    </Form>
  );
}

interface FieldProps {
  form: UseFormReturn<CompanyStepValues>;
}

const BrandField = ({ form }: FieldProps) => (
  <TextField
    label="Brand, as buyers see it"
    aside={`${form.watch('brand').length} of ${maxBrandLength}`}
    maxLength={maxBrandLength}
    autoComplete="organization"
    {...field(form, 'brand', {
      validate: (text) => (text.trim() === '' ? 'Enter name' : undefined),
    })}
  />
);

const LegalNameField = ({ form }: FieldProps) => (
  <TextField
    label="Legal name"
    hint="As it stands on your BAS: your own name for a sole trader, else the company’s."
    maxLength={120}
    {...field(form, 'name', {
      validate: (text) => (text.trim() === '' ? 'Enter company name' : undefined),
    })}
  />
);

interface CompanyStepValues {
  inn: string;
  brand: string;
  /** Asked of a company that the register does not name. */
  name: string;
}

/** The ABN decides whether the company is created or joined. */
function useCompanyStep(user: User) {
  const form = useForm<CompanyStepValues>({ defaultValues: { inn: '', brand: '', name: '' } });
  const answer = useAbnAnswer(form.watch('inn'));
  const knownName = findRegisteredName(answer);
  const create = useMutation(createCompany, { invalidates: [getCompany] });
  useUnsavedChanges(form.formState.isDirty);
  const refreshProfile = async () => {
    form.reset();
    profileChanged((await call(getMe, {})).data);
  };
  const askToJoin = async (companyId: string) => {
    await call(bindManager, { params: { id: companyId }, query: { manager_id: user.id } });
    await refreshProfile();
  };
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      if (answer.kind === 'taken') return askToJoin(answer.company.id);
      const name = knownName || values.name.trim();
      const body = { inn: readDigits(values.inn), brand: values.brand.trim(), name };
      await create({ body });
      await refreshProfile();
      void notify({ tone: 'success', message: 'Your company is saved' });
    },
  });
  return { form, answer, knownName, onSubmit, busy };
}

/** Empty without one. */
const findRegisteredName = (answer: AbnAnswer): string =>
  answer.kind === 'record' && answer.record.status === 'active' ? answer.record.name : '';
