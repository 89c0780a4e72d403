import { getCompany, listManagers } from '@bloomkin/shared/routes/companies.ts';
import { editUser, getUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import type { EditableUser } from '@bloomkin/shared/schemas/user.ts';
import { useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { toWorkplaceBody, toWorkplaceValues, type WorkplaceValues } from './workplaceValues.ts';

export function useWorkplaceForm(user: EditableUser) {
  const save = useMutation(editUser, { invalidates: [getUser, listUsers, getCompany, listManagers] });
  const form = useForm<WorkplaceValues>({ defaultValues: toWorkplaceValues(user) });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const edit = useVersioned({
    newest: user,
    toValues: toWorkplaceValues,
    isDirty,
    reset: (values) => form.reset(values),
  });
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: {
      company_id: 'company',
      manager_status: 'position',
      roles: 'position',
      manager_rights: 'rights',
    },
    async save(values) {
      const saved = await edit.save((version) =>
        save({
          params: { id: user.id },
          body: { ...toWorkplaceBody(values, user.roles), ...(version !== undefined && { version }) },
        }),
      );
      if (saved) void notify({ tone: 'success', message: 'The company is saved' });
    },
  });
  return { form, theirs: edit.theirs, takeTheirs: edit.takeTheirs, onSubmit, busy };
}
