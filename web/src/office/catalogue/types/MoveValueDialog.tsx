import type { TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Row } from '#components/layout/boxes.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { countCarriers } from './describeType.ts';
import type { TypeChanges } from './useTypeChanges.ts';

interface MoveValueDialogProps {
  parameter: TypeParameter;
  /** Undefined while it is closed. */
  value: string | undefined;
  onClose: () => void;
  changes: Pick<TypeChanges, 'move'>;
}

/** Gives the products of a value another one, and deletes the value. */
export function MoveValueDialog({ parameter, value, onClose, changes }: MoveValueDialogProps) {
  const id = useId();
  const form = useForm({ defaultValues: { to: '' } });
  const [left, setLeft] = useState<number>();
  const { errors } = form.formState;
  const close = () => {
    onClose();
    form.reset();
    setLeft(undefined);
  };
  const { onSubmit, busy } = useSubmit(form, {
    async save({ to }) {
      if (value === undefined) return;
      await changes.move({ parameterId: parameter.id, value, to }, setLeft);
      close();
      void notify({ tone: 'success', message: `${value} is deleted: its products are in ${to}` });
    },
  });
  const count = value === undefined ? 0 : countCarriers(parameter, value);
  return (
    <Dialog
      open={value !== undefined}
      onClose={close}
      title={`Another value instead of ${value}`}
      size="md"
      footer={
        <Row $gap={2.5} $justify="end">
          <Button onClick={close}>Leave it</Button>
          <SubmitButton form={id} busy={busy} busyLabel="Changing…" large={false}>
            Change {pluralise(count, 'product')}
          </SubmitButton>
        </Row>
      }
    >
      <Form id={id} onSubmit={onSubmit} noValidate>
        <FormError message={errors.root?.message} />
        <p>
          {value} goes once {pluralise(count, 'product')} {count === 1 ? 'has' : 'have'} the other value.
          Whoever filters by that finds them there.
        </p>
        <SelectField label="The other value" {...field(form, 'to', { required: 'Choose another value' })}>
          <option value="">Choose</option>
          {parameter.values
            .filter((other) => other !== value)
            .map((other) => (
              <option key={other}>{other}</option>
            ))}
        </SelectField>
        <p role="status">{busy && left !== undefined && left > 0 && `${pluralise(left, 'product')} to go`}</p>
      </Form>
    </Dialog>
  );
}
