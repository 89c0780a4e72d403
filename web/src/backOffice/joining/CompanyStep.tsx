import { bindManager, createCompany, getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Controller, useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { profileChanged } from '#session/session.ts';
import { AbnField } from './AbnField.tsx';
import { judgeTyped, readDigits, wrongDigits } from './abnText.ts';
import { Pair } from './joiningStyles.ts';
import { RegisterCard } from './RegisterCard.tsx';
import { type AbnAnswer, useAbnAnswer } from './useAbnAnswer.ts';

export const maxBrandLength = 60;

const validateAbn = (text: string) => {
  const typed = judgeTyped(text);
  if (typed === 'right') return undefined;
  return typed === 'empty' ? 'Enter company ABN' : wrongDigits;
};

const registeredName = (answer: AbnAnswer): string =>
  answer.kind === 'record' && answer.record.status === 'active' ? answer.record.name : '';

const isRefused = (answer: AbnAnswer): boolean =>
  answer.kind === 'record' && (answer.record.status === 'cancelled' || answer.record.status === 'unknown');

/** Creates the company, or asks to join the one with the ABN. */
export function CompanyStep({ user }: { user: User }) {
  const form = useForm({ defaultValues: { inn: '', brand: '', name: '' } });
  const { errors, isDirty } = form.formState;
  const { inn, brand } = form.watch();
  const answer = useAbnAnswer(inn);
  const knownName = registeredName(answer);
  const create = useMutation(createCompany, { invalidates: [getCompany] });
  useUnsavedChanges(isDirty);
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      if (answer.kind === 'taken') return ask(answer.company.id);
      const name = knownName || values.name.trim();
      const body = { inn: readDigits(values.inn), brand: values.brand.trim(), name };
      await create({ body });
      form.reset();
      profileChanged((await call(getMe, {})).data);
      void notify({ tone: 'success', message: 'Your company is saved' });
    },
  });
  async function ask(companyId: string) {
    await call(bindManager, { params: { id: companyId }, query: { manager_id: user.id } });
    form.reset();
    profileChanged((await call(getMe, {})).data);
  }
  const clear = () => {
    form.setValue('inn', '');
    form.setFocus('inn');
  };
  const isTaken = answer.kind === 'taken';
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormErrors form={form} />
      <Pair>
        <Controller
          name="inn"
          control={form.control}
          rules={{ validate: validateAbn }}
          render={({ field }) => <AbnField {...field} error={errors.inn?.message} />}
        />
        {!isTaken && (
          <TextField
            label="Brand, as buyers see it"
            aside={`${brand.length} of ${maxBrandLength}`}
            maxLength={maxBrandLength}
            autoComplete="organization"
            {...form.register('brand', {
              validate: (text) => (text.trim() === '' ? 'Enter name' : undefined),
            })}
            error={errors.brand?.message}
          />
        )}
      </Pair>
      <RegisterCard answer={answer} canJoin />
      {!isTaken && knownName === '' && (
        <TextField
          label="Legal name"
          hint="As it stands on your BAS: your own name for a sole trader, else the company’s."
          maxLength={120}
          {...form.register('name', {
            validate: (text) => (text.trim() === '' ? 'Enter company name' : undefined),
          })}
          error={errors.name?.message}
        />
      )}
      <FormButtons>
        <SubmitButton busy={busy} busyLabel="Saving …" large={false} disabled={isRefused(answer)}>
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
