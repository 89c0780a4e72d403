import type { RecipientInput } from '@bloomkin/shared/schemas/recipient.ts';
import { useForm } from 'react-hook-form';
import { notify } from '#components/feedback/notify.ts';
import { useDialogForm } from '#components/form/useDialogForm.ts';
import { RecipientDialog } from './RecipientDialog.tsx';
import { toRecipientValues } from './recipientValues.ts';
import type { Recipients } from './useRecipients.ts';

/** Adds a person, or edits one with the days to remember. */
export function useRecipientDialog({ add, change }: Pick<Recipients, 'add' | 'change'>) {
  const form = useForm({ defaultValues: toRecipientValues(undefined) });
  const { isOpen, item, edit, addButton, close, discard, finish } = useDialogForm(form, toRecipientValues);
  const save = async (input: RecipientInput) => {
    await (item ? change(item.id, input) : add(input));
    finish();
    void notify({ tone: 'success', message: `${input.fio.trim()} is saved` });
  };
  const dialog = isOpen && (
    <RecipientDialog form={form} item={item} onSave={save} onClose={close} onDiscard={discard} />
  );
  return { edit, addButton, dialog };
}
