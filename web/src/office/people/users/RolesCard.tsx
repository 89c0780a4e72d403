import { editUser, getUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import { roleLabels } from '@bloomkin/shared/rules/roles.ts';
import type { EditableUser, Role } from '@bloomkin/shared/schemas/user.ts';
import { Controller, useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Card } from '#components/layout/Card.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { RolesField } from './RolesField.tsx';
import { Form } from './userStyles.ts';

/** Roles are checked at each request, so a change counts from the next click. */
export function RolesCard({ user }: { user: EditableUser }) {
  const save = useMutation(editUser, { invalidates: [getUser, listUsers] });
  const form = useForm<{ roles: readonly Role[] }>({ defaultValues: { roles: user.roles } });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const edit = useVersioned({
    newest: user,
    toValues: ({ roles }: EditableUser) => ({ roles }),
    isDirty,
    reset: (values) => form.reset(values),
  });
  const { theirs } = edit;
  const { onSubmit, busy } = useSubmit(form, {
    async save({ roles }) {
      const saved = await edit.save((version) =>
        save({
          params: { id: user.id },
          body: { roles: [...roles], ...(version !== undefined && { version }) },
        }),
      );
      if (saved) void notify({ tone: 'success', message: 'The roles are saved' });
    },
  });
  return (
    <Card aria-label="Roles">
      <Form onSubmit={onSubmit} noValidate>
        {theirs && (
          <ConflictNote
            what="the roles"
            theirs={theirs.roles.map((role) => roleLabels[role])}
            onTakeTheirs={edit.takeTheirs}
          />
        )}
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
          <SubmitButton kind="outline" busy={busy} busyLabel="Saving…" large={false}>
            {theirs ? 'Save mine over theirs' : 'Save roles'}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
