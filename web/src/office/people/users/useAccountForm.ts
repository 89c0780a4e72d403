import { editUser, getUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { EditableUser } from '@bloomkin/shared/schemas/user.ts';
import { useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { resolveAddress, toAddressValues } from '#features/deliveryAddress/addressValues.ts';
import { useVersioned } from '#office/kit/useVersioned.ts';

export const toAccountValues = ({ fio, email, phone, login, location }: EditableUser) => ({
  fio,
  email,
  phone: formatPhone(phone),
  login,
  address: toAddressValues(location),
});

export type AccountValues = ReturnType<typeof toAccountValues>;

/** Sends changed fields only. */
export function useAccountForm(user: EditableUser, onSaved: () => void) {
  const save = useMutation(editUser, { invalidates: [getUser, listUsers] });
  const form = useForm({ defaultValues: toAccountValues(user) });
  const { dirtyFields, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const edit = useVersioned({
    newest: user,
    toValues: toAccountValues,
    isDirty,
    reset: (values) => form.reset(values),
  });
  const { base, theirs, takeTheirs } = edit;
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: { location: 'address' },
    async save({ address, ...values }) {
      const changed = Object.fromEntries(Object.entries(values).filter(([name]) => name in dirtyFields));
      const location = 'address' in dirtyFields ? await resolveAddress(address) : undefined;
      const saved = await edit.save((version) =>
        save({
          params: { id: user.id },
          body: {
            ...changed,
            ...(location !== undefined && { location }),
            ...(version !== undefined && { version }),
          },
        }),
      );
      if (!saved) return;
      onSaved();
      void notify({ tone: 'success', message: 'The account is saved' });
    },
  });
  return { form, base, theirs, takeTheirs, onSubmit, busy };
}
