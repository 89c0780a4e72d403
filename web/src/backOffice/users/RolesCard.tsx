import { editUser, getUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import type { EditableUser, Role } from '@bloomkin/shared/schemas/user.ts';
import { Controller, useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Card } from '../pageStyles.ts';
import { RolesField } from './RolesField.tsx';
import { Form } from './userStyles.ts';

/** What a role opens is checked at each request, so it counts from the next click. */
export function RolesCard({ user }: { user: EditableUser }) {
  const save = useMutation(editUser, { invalidates: [getUser, listUsers] });
  const form = useForm<{ roles: readonly Role[] }>({ defaultValues: { roles: user.roles } });
  const { errors } = form.formState;
  const { onSubmit, busy } = useSubmit(form, {
    async save({ roles }) {
      await save({
        params: { id: user.id },
        body: { roles: [...roles], ...(user.version !== undefined && { version: user.version }) },
      });
      void notify({ tone: 'success', message: 'The roles are saved' });
    },
  });
  return (
    <Card aria-label="Roles">
      <Form onSubmit={onSubmit} noValidate>
        <Controller
          control={form.control}
          name="roles"
          rules={{ validate: (chosen) => chosen.length > 0 || 'Choose a role' }}
          render={({ field, fieldState }) => (
            <RolesField
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <FormError message={errors.root?.message} />
        <div>
          <SubmitButton busy={busy} busyLabel="Saving…" large={false}>
            Save roles
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
