import { updateProductType } from '@bloomkin/shared/routes/productTypes.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Row } from '#components/layout/boxes.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { validateName } from './typeValues.ts';

interface RenameDialogProps {
  type: ProductType;
  open: boolean;
  onClose: () => void;
  onSaved: (type: ProductType) => void;
}

const toValues = ({ name }: ProductType) => ({ name });

export function RenameDialog({ open, ...props }: RenameDialogProps) {
  const { type, onClose } = props;
  const id = useId();
  const { form, theirs, takeTheirs, onSubmit, busy } = useRename(props);
  const { isDirty, errors } = form.formState;
  useUnsavedChanges(open && isDirty);
  const discard = () => {
    if (theirs) takeTheirs();
    else form.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Rename ${type.name}`}
      size="md"
      footer={
        <Row $gap={2.5} $justify="end">
          <Button onClick={discard}>Cancel</Button>
          <SubmitButton form={id} busy={busy} busyLabel="Saving…" large={false}>
            {theirs ? 'Save mine over theirs' : 'Save'}
          </SubmitButton>
        </Row>
      }
    >
      <Form id={id} onSubmit={onSubmit} noValidate>
        <FormError message={errors.root?.message} />
        {theirs && (
          <ConflictNote what="this type" theirs={[`Name: ${theirs.name}`]} onTakeTheirs={takeTheirs} />
        )}
        <TextField
          label="Name"
          hint="It shows on every product at once."
          maxLength={80}
          data-autofocus
          {...field(form, 'name', { validate: validateName })}
        />
      </Form>
    </Dialog>
  );
}

function useRename({ type, onClose, onSaved }: Omit<RenameDialogProps, 'open'>) {
  const form = useForm({ defaultValues: toValues(type) });
  const { save, theirs, takeTheirs } = useVersioned({
    newest: type,
    toValues,
    isDirty: form.formState.isDirty,
    reset: (values) => form.reset(values),
  });
  const params = { id: type.id };
  const submit = useSubmit(form, {
    async save(values) {
      const saved = await save((version) =>
        call(updateProductType, { params, body: { ...values, ...(version !== undefined && { version }) } }),
      );
      if (!saved) return;
      onSaved(saved);
      onClose();
      void notify({ tone: 'success', message: `${saved.name} is saved` });
    },
  });
  return { form, theirs, takeTheirs, ...submit };
}
