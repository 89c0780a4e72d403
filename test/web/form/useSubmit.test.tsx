// @vitest-environment window

import { FormErrors } from '@bloomkin/web/components/form/FormErrors.tsx';
import { FieldRejection, FormRejection } from '@bloomkin/web/components/form/rejections.ts';
import { TextField } from '@bloomkin/web/components/form/TextField.tsx';
import { useSubmit } from '@bloomkin/web/components/form/useSubmit.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';

function NameForm({ saving }: { saving: Promise<void> }) {
  const form = useForm({ defaultValues: { name: 'Ruby', texts: { paid: 'Paid' } } });
  const { dirtyFields } = form.formState;
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      await saving;
      form.reset({ ...values, name: values.name.trim() });
    },
  });
  return (
    <form onSubmit={onSubmit}>
      <TextField label="Name" changed={dirtyFields.name} {...form.register('name')} />
      <TextField label="Text" changed={dirtyFields.texts?.paid} {...form.register('texts.paid')} />
      <p>{[busy && 'busy', dirtyFields.name && 'name', dirtyFields.texts?.paid && 'text'].join(' ')}</p>
      <button type="submit">Save</button>
    </form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function saveWhile(act: () => void) {
  const saving = Promise.withResolvers<void>();
  render(<NameForm saving={saving.promise} />);
  type('Name', 'Ruby Lane ');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/busy/);
  act();
  saving.resolve();
  await waitFor(() => expect(screen.queryByText(/busy/)).toBeNull());
}

function PhotoForm({ save }: { save: () => Promise<void> }) {
  const form = useForm({ defaultValues: { photo: '' } });
  const { onSubmit } = useSubmit(form, { save });
  return (
    <form onSubmit={onSubmit}>
      <FormErrors form={form} />
      <button type="submit">Save</button>
    </form>
  );
}

describe('an error without a field on the page', () => {
  it.each([
    ['of one value', new FieldRejection('photo', 'Add a photo')],
    ['of the whole form', new FormRejection('Add a photo')],
  ])('shows and gets the focus when it is %s', async (_, rejection) => {
    render(<PhotoForm save={() => Promise.reject(rejection)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Add a photo'));
  });
});

describe('a form', () => {
  it('shows the saved value', async () => {
    await saveWhile(() => undefined);
    expect(textIn('Name')).toBe('Ruby Lane');
    expect(screen.queryByText(/name|text/)).toBeNull();
  });

  it('keeps text typed during a save as a change', async () => {
    await saveWhile(() => type('Text', 'Paid with thanks'));
    expect(textIn('Text')).toBe('Paid with thanks');
    expect(textIn('Name')).toBe('Ruby Lane');
    expect(screen.getByText(/text/)).toBeTruthy();
    expect(screen.queryByText(/name/)).toBeNull();
  });
});
