import { getMessage } from '@bloomkin/shared/messages.ts';
import type { UseFormReturn } from 'react-hook-form';
import { editedField } from '#components/form/field.ts';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import type { CollectionValues } from './collectionValues.ts';

export function CollectionFields({ form }: { form: UseFormReturn<CollectionValues> }) {
  return (
    <>
      <TextField
        label="Name"
        maxLength={80}
        {...editedField(form, 'name', {
          validate: (name) => (name.trim() === '' ? getMessage('FORM.NAME_REQUIRED') : undefined),
        })}
      />
      <TextAreaField
        label="Description"
        optional
        rows={3}
        maxLength={500}
        {...editedField(form, 'description')}
      />
      <TextField
        label="Flags"
        optional
        hint="Short names such as season, with commas between: the shop can ask for collections by them"
        maxLength={200}
        {...editedField(form, 'flags')}
      />
      <SwitchField label="Active" hint="Switched off, it is not in the shop" {...form.register('active')} />
      <SwitchField label="Popular" hint="On the first page" {...form.register('popular')} />
    </>
  );
}
