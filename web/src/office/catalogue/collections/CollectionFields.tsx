import { getMessage } from '@bloomkin/shared/messages.ts';
import type { UseFormReturn } from 'react-hook-form';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import type { CollectionValues } from './collectionValues.ts';

export function CollectionFields({ form }: { form: UseFormReturn<CollectionValues> }) {
  const { errors, dirtyFields } = form.formState;
  return (
    <>
      <TextField
        label="Name"
        maxLength={80}
        {...form.register('name', {
          validate: (name) => (name.trim() === '' ? getMessage('FORM.NAME_REQUIRED') : undefined),
        })}
        error={errors.name?.message}
        changed={dirtyFields.name}
      />
      <TextAreaField
        label="Description"
        optional
        rows={3}
        maxLength={500}
        {...form.register('description')}
        error={errors.description?.message}
        changed={dirtyFields.description}
      />
      <TextField
        label="Flags"
        optional
        hint="Short names such as season, with commas between: the shop can ask for collections by them"
        maxLength={200}
        {...form.register('flags')}
        error={errors.flags?.message}
        changed={dirtyFields.flags}
      />
      <SwitchField label="Active" hint="Switched off, it is not in the shop" {...form.register('active')} />
      <SwitchField label="Popular" hint="On the first page" {...form.register('popular')} />
    </>
  );
}
