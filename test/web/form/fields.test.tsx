// @vitest-environment window

import { FormErrors } from '@bloomkin/web/components/form/FormErrors.tsx';
import { Form } from '@bloomkin/web/components/form/fieldStyles.ts';
import { listChanges } from '@bloomkin/web/components/form/listChanges.ts';
import { MoneyField } from '@bloomkin/web/components/form/MoneyField.tsx';
import { NumberField } from '@bloomkin/web/components/form/NumberField.tsx';
import { type NumberValue, validateMoney } from '@bloomkin/web/components/form/numberText.ts';
import { SaveBar } from '@bloomkin/web/components/form/SaveBar.tsx';
import { SelectField } from '@bloomkin/web/components/form/SelectField.tsx';
import { SwitchField } from '@bloomkin/web/components/form/SwitchField.tsx';
import { TimeField } from '@bloomkin/web/components/form/TimeField.tsx';
import { unsavedChanges } from '@bloomkin/web/components/form/unsavedChanges.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';

interface Values {
  price: NumberValue;
  height: NumberValue;
  size: string;
  opens: string;
  active: boolean;
}

const saved: Values = { price: 6950, height: 40, size: 'petite', opens: '08:00', active: true };
const labels = { price: 'Price', height: 'Height', size: 'Size', opens: 'Opens', active: 'Active' };

function SizeForm({ onSave }: { onSave: (values: Values) => void }) {
  const form = useForm({ defaultValues: saved });
  const { errors, dirtyFields, isSubmitting } = form.formState;
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <FormErrors form={form} />
      <Controller
        control={form.control}
        name="price"
        rules={{ validate: validateMoney({ required: 'Enter a price' }) }}
        render={({ field }) => <MoneyField label="Price" {...field} error={errors.price?.message} />}
      />
      <Controller
        control={form.control}
        name="height"
        render={({ field }) => <NumberField label="Height" unit="cm" {...field} />}
      />
      <SelectField
        label="Size"
        placeholder="Choose"
        {...form.register('size', { required: 'Choose a size' })}
        error={errors.size?.message}
      >
        <option value="petite">Petite</option>
        <option value="grand">Grand</option>
      </SelectField>
      <TimeField label="Opens" {...form.register('opens')} />
      <SwitchField label="Active" {...form.register('active')} />
      <SaveBar
        changes={listChanges(dirtyFields, labels)}
        busy={isSubmitting}
        onDiscard={() => form.reset(saved)}
      />
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a form of the kit', () => {
  it('shows values as people read them', () => {
    render(<SizeForm onSave={() => undefined} />);
    expect(['Price', 'Height, cm', 'Size', 'Opens'].map((label) => field(label).value)).toEqual([
      '69.50',
      '40',
      'petite',
      '08:00',
    ]);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Active' }).checked).toBe(true);
  });

  it('submits cents, numbers, times and switches', async () => {
    const onSave = vi.fn<(values: Values) => void>();
    render(<SizeForm onSave={onSave} />);
    type('Price', '$1,249');
    fireEvent.blur(field('Price'));
    expect(field('Price').value).toBe('1,249');
    type('Height, cm', '');
    type('Size', 'grand');
    type('Opens', '07:30');
    fireEvent.click(screen.getByRole('switch', { name: 'Active' }));
    click('Save');
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(onSave.mock.calls[0]?.[0]).toEqual({
      price: 124_900,
      height: null,
      size: 'grand',
      opens: '07:30',
      active: false,
    });
  });

  it('counts, names and discards unsaved changes', () => {
    render(<SizeForm onSave={() => undefined} />);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    type('Price', '75');
    type('Opens', '09:00');
    expect(screen.getByText('2 changes not saved')).toBeTruthy();
    expect(screen.getByText('Price, Opens')).toBeTruthy();
    expect(unsavedChanges.read()).toBe(true);
    click('Discard');
    expect([field('Price').value, field('Opens').value]).toEqual(['69.50', '08:00']);
    expect(screen.queryByText(/not saved/)).toBeNull();
    expect(unsavedChanges.read()).toBe(false);
  });

  it('becomes clean again when a value is typed back', () => {
    render(<SizeForm onSave={() => undefined} />);
    type('Price', '75');
    type('Price', '69.5');
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  it('links to each invalid field and focuses the first', async () => {
    const onSave = vi.fn<(values: Values) => void>();
    render(<SizeForm onSave={onSave} />);
    type('Price', 'a lot');
    type('Size', '');
    click('Save');
    const link = await screen.findByRole('button', { name: 'Choose a size' });
    await waitFor(() => expect(document.activeElement).toBe(field('Price')));
    expect(field('Price').value).toBe('a lot');
    fireEvent.click(link);
    await waitFor(() => expect(document.activeElement).toBe(field('Size')));
    expect(onSave).not.toHaveBeenCalled();
  });
});
