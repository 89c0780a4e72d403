import type { ParameterKind, TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { useId, useLayoutEffect } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { Button } from '#components/actions/Button.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Row } from '#components/layout/boxes.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { kindHints, kindLabels } from './describeType.ts';
import {
  newParameter,
  type ParameterValues,
  readLines,
  toParameterValues,
  validateName,
} from './typeValues.ts';
import { changeOne, type TypeChanges } from './useTypeChanges.ts';

const kinds: readonly ParameterKind[] = ['list', 'value', 'number'];

interface ParameterDialogProps {
  open: boolean;
  /** Undefined for a new one. */
  parameter: TypeParameter | undefined;
  onClose: () => void;
  changes: Pick<TypeChanges, 'save'>;
}

export function ParameterDialog({ open, parameter, onClose, changes }: ParameterDialogProps) {
  const id = useId();
  const form = useForm<ParameterValues>({ defaultValues: toParameterValues(parameter) });
  const { errors, isDirty } = form.formState;
  const { reset } = form;
  useUnsavedChanges(open && isDirty);
  // Before the dialog is shown: later, the reset form would lose the first letters that are typed.
  useLayoutEffect(() => {
    if (open) reset(toParameterValues(parameter));
  }, [open, parameter, reset]);
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      await changes.save(
        parameter
          ? changeOne(parameter.id, (current) => applyValues(current, values))
          : (all) => [...all, applyValues(newParameter, values)],
      );
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={parameter ? `Change ${parameter.name}` : 'Add a parameter'}
      size="md"
      footer={
        <Row $gap={2.5} $justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form={id} busy={busy} busyLabel="Saving…" large={false}>
            {parameter ? 'Save parameter' : 'Add parameter'}
          </SubmitButton>
        </Row>
      }
    >
      <Form id={id} onSubmit={onSubmit} noValidate>
        <FormError message={errors.root?.message} />
        <ParameterFields form={form} stored={parameter} />
      </Form>
    </Dialog>
  );
}

interface ParameterFieldsProps {
  form: UseFormReturn<ParameterValues>;
  stored: TypeParameter | undefined;
}

/** The kind stays while products use the parameter; values that are there are changed in their list. */
function ParameterFields({ form, stored }: ParameterFieldsProps) {
  const { register, control } = form;
  const kind = useWatch({ control, name: 'type' });
  const isUsed = stored !== undefined && stored.products_num > 0;
  const hasValues = stored !== undefined && stored.values.length > 0;
  return (
    <>
      <TextField
        label="Name"
        maxLength={60}
        data-autofocus
        {...field(form, 'name', { validate: validateName })}
      />
      <SelectField
        label="Kind"
        hint={isUsed ? 'Products use it: the kind stays.' : kindHints[kind]}
        {...register('type')}
      >
        {kinds
          .filter((one) => !isUsed || one === stored?.type)
          .map((one) => (
            <option key={one} value={one}>
              {kindLabels[one]}
            </option>
          ))}
      </SelectField>
      {kind === 'number' && (
        <TextField label="Unit" optional placeholder="cm" maxLength={12} {...field(form, 'unit')} />
      )}
      {kind !== 'number' && !hasValues && (
        <TextAreaField
          label="Values"
          hint="One a line, in the order buyers see them."
          rows={4}
          {...field(form, 'values', {
            validate: (text) => readLines(text).length > 0 || 'Add a value to choose from',
          })}
        />
      )}
    </>
  );
}

const applyValues = (
  parameter: TypeParameter,
  { name, type, unit, values }: ParameterValues,
): TypeParameter => ({
  ...parameter,
  ...{ name: name.trim(), type, unit: unit.trim() },
  values: type === 'number' ? [] : readLines(values),
});
