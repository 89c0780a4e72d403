import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { FormProvider, useFieldArray, useForm, useFormContext } from 'react-hook-form';
import { Button } from '#components/actions/Button.tsx';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { ReorderBar } from '#components/list/ReorderBar.tsx';
import { useReorder } from '#components/list/useReorder.ts';
import { AddButton } from '../AddButton.tsx';
import { ConflictNote } from '../ConflictNote.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { Card } from '../pageStyles.ts';
import { useVersioned } from '../useVersioned.ts';
import { ParameterEditor } from './ParameterEditor.tsx';
import { ParameterRows } from './paramsStyles.ts';
import { newParameter, newType, type TypeValues, toTypeValues, validateName } from './typeValues.ts';

const maxParameters = 20;

interface TypeFormProps {
  stored?: ProductType;
  saveLabel: string;
  send: (values: TypeValues, version: number | undefined) => Promise<{ data: ProductType }>;
  onSaved: (saved: ProductType) => void | Promise<void>;
}

export function TypeForm({ stored, saveLabel, send, onSaved }: TypeFormProps) {
  const form = useForm<TypeValues>({ defaultValues: stored ? toTypeValues(stored) : newType });
  const { errors, dirtyFields, isDirty } = form.formState;
  const { save, theirs, takeTheirs } = useVersioned<ProductType, TypeValues>({
    newest: stored,
    toValues: toTypeValues,
    isDirty,
    reset: (values) => form.reset(values),
  });
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      const saved = await save((version) => send(values, version));
      if (saved) await onSaved(saved);
    },
  });
  const changes = listChanges(dirtyFields, { name: 'Name', parameters: 'Parameters' });
  return (
    <FormProvider {...form}>
      <Form onSubmit={onSubmit} noValidate aria-label="Product type">
        <FormErrors form={form} />
        {theirs && (
          <ConflictNote what="this type" theirs={describeTheirs(theirs)} onTakeTheirs={takeTheirs} />
        )}
        <Card aria-label="The type">
          <TextField
            label="Name"
            hint="Such as Bouquet, Wreath or House plant."
            maxLength={80}
            {...form.register('name', { validate: validateName })}
            error={errors.name?.message}
            changed={dirtyFields.name}
          />
        </Card>
        <ParametersCard stored={stored} />
        {!stored && changes.length === 0 && <AddButton busy={busy}>{saveLabel}</AddButton>}
        <SaveBar
          changes={changes}
          onDiscard={() => form.reset()}
          busy={busy}
          saveLabel={theirs ? 'Save mine over theirs' : saveLabel}
        />
      </Form>
    </FormProvider>
  );
}

function ParametersCard({ stored }: Pick<TypeFormProps, 'stored'>) {
  const { control, getValues } = useFormContext<TypeValues>();
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: 'parameters',
    keyName: 'key',
  });
  const keys = fields.map(({ key }) => key);
  const order = useReorder<HTMLUListElement>({
    ids: keys,
    describe: (key) => getValues(`parameters.${keys.indexOf(key)}.name`) || 'the new parameter',
    onReorder: (_, moved) => move(keys.indexOf(moved.id), moved.to),
  });
  return (
    <>
      <Card aria-labelledby="type-parameters">
        <h2 id="type-parameters">Parameters</h2>
        <p>Buyers see them in this order. Drag a handle, or press it.</p>
        <ParameterRows ref={order.list} style={{ marginBlock: 14 }}>
          {fields.map(({ key, id }, index) => (
            <ParameterEditor
              key={key}
              rowKey={key}
              index={index}
              order={order}
              stored={stored?.parameters.find((parameter) => parameter.id === id)}
              typeId={stored?.id}
              onRemove={() => remove(index)}
            />
          ))}
        </ParameterRows>
        {fields.length < maxParameters && (
          <Button onClick={() => append(newParameter)}>
            <OfficeIcon name="plus" size={20} />
            Add parameter
          </Button>
        )}
      </Card>
      <ReorderBar order={order} />
    </>
  );
}

const describeTheirs = ({ name, parameters }: ProductType): string[] => [
  `Name: ${name}`,
  `Parameters: ${parameters.map((parameter) => parameter.name).join(', ') || 'none'}`,
];
