import { bindManager } from '@bloomkin/shared/routes/companies.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Controller, useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { FieldRejection } from '#components/form/rejections.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { profileChanged } from '#session/session.ts';
import { AbnField } from './AbnField.tsx';
import { validateAbn } from './abnText.ts';
import { RegisterCard } from './RegisterCard.tsx';
import { useAbnAnswer } from './useAbnAnswer.ts';

/** For a manager without a company, who cannot open one. */
export function JoinByAbn({ user }: { user: User }) {
  const form = useForm({ defaultValues: { inn: '' } });
  const answer = useAbnAnswer(form.watch('inn'));
  const { onSubmit, busy } = useSubmit(form, {
    async save() {
      if (answer.kind !== 'taken') throw new FieldRejection('inn', 'No florist here has this ABN');
      await call(bindManager, { params: { id: answer.company.id }, query: { manager_id: user.id } });
      profileChanged((await call(getMe, {})).data);
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormErrors form={form} />
      <Controller
        name="inn"
        control={form.control}
        rules={{ validate: validateAbn }}
        render={({ field }) => (
          <AbnField
            {...field}
            error={form.formState.errors.inn?.message}
            isLooking={answer.kind === 'loading'}
          />
        )}
      />
      {answer.kind === 'taken' && <RegisterCard answer={answer} canJoin />}
      <FormButtons>
        <SubmitButton busy={busy} busyLabel="Asking …" large={false} disabled={answer.kind === 'loading'}>
          Ask to join
        </SubmitButton>
      </FormButtons>
    </Form>
  );
}
