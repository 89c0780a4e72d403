import styled from 'styled-components';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { CodeField } from '#components/form/CodeField.tsx';
import { Combobox } from '#components/form/Combobox.tsx';
import { inputStyles } from '#components/form/inputStyles.ts';
import { PasswordField } from '#components/form/PasswordField.tsx';
import { PhoneField } from '#components/form/PhoneField.tsx';
import { QuantityInput } from '#components/form/QuantityInput.tsx';
import { SearchSelect } from '#components/form/SearchSelect.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import type { Example } from '#kit/example.ts';
import { ignore, longText, longWord } from '#kit/sampleText.ts';
import { WithState } from '#kit/WithState.tsx';

/** Draws the input of a component that leaves it to its user. */
const KitField = styled.div`
  input {
    ${inputStyles}
  }
`;

const codeField = (initial: string, error?: string, readOnly = false) => (
  <WithState initial={initial}>
    {(code, setCode) => (
      <CodeField code={code} onChange={setCode} onComplete={ignore} error={error} readOnly={readOnly} />
    )}
  </WithState>
);

const phoneField = (initial: string, hint?: string, error?: string) => (
  <WithState initial={initial}>
    {(value, setValue) => (
      <PhoneField name="phone" value={value} onChange={setValue} hint={hint} error={error} />
    )}
  </WithState>
);

const quantity = (
  initial: number,
  label: string,
  props: { large?: boolean; busy?: boolean; max?: number },
) => (
  <WithState initial={initial}>
    {(count, setCount) => (
      <QuantityInput
        count={count}
        label={label}
        onChange={(next) => setCount(Math.max(next, 0))}
        {...props}
      />
    )}
  </WithState>
);

const checkbox = (initial: boolean, label: string, count?: number) => (
  <WithState initial={initial}>
    {(checked, setChecked) => (
      <Checkbox checked={checked} onChange={setChecked} count={count}>
        {label}
      </Checkbox>
    )}
  </WithState>
);

const combobox = (label: string, suggestions: readonly string[]) => (
  <KitField>
    <WithState initial="">
      {(value, setValue) => (
        <Combobox
          label={label}
          placeholder={label}
          value={value}
          onValue={setValue}
          options={suggestions.map((name) => ({ id: name, content: name, onChoose: () => setValue(name) }))}
        />
      )}
    </WithState>
  </KitField>
);

const florists = ['Gertie’s Flower Room', 'Marlo & Fern', longText];

const searchSelect = (label: string, initial: string, names: readonly string[]) => (
  <KitField>
    <WithState initial={initial}>
      {(selected, setSelected) => (
        <SearchSelect
          label={label}
          placeholder="All florists"
          canClear
          selected={selected}
          choices={names.map((name) => ({ id: name, label: name, detail: 'Not selling' }))}
          onSearch={ignore}
          onChoose={setSelected}
        />
      )}
    </WithState>
  </KitField>
);

export const fields: readonly Example[] = [
  {
    name: 'TextField',
    states: [
      { name: 'empty', element: <TextField label="Recipient" /> },
      { name: 'placeholder', element: <TextField label="Address" placeholder="Street and number" /> },
      { name: 'hint', element: <TextField label="Company" hint="As on your invoices" /> },
      { name: 'filled', element: <TextField label="Florist" defaultValue="Saltbush & Rose" /> },
      { name: 'long text', element: <TextField label="Product" defaultValue={longWord} /> },
      {
        name: 'error',
        element: <TextField label="E-mail" defaultValue="ava@" error="Enter a whole e-mail address" />,
      },
      {
        name: 'hint and error',
        element: (
          <TextField
            label="Price"
            defaultValue="0"
            hint="In Australian dollars"
            error="Enter a price above 0"
          />
        ),
      },
      { name: 'disabled', element: <TextField label="Locked" defaultValue="Saltbush & Rose" disabled /> },
      { name: 'text area', element: <TextAreaField label="Card message" hint="200 characters at most" /> },
      {
        name: 'text area, long text',
        element: <TextAreaField label="Description" defaultValue={longText} />,
      },
      {
        name: 'text area, error',
        element: <TextAreaField label="Reply" error="Write a few words" />,
      },
    ],
  },
  {
    name: 'PasswordField',
    tone: 'office',
    states: [
      { name: 'empty', element: <PasswordField label="Password" autoComplete="current-password" /> },
      {
        name: 'hint',
        element: (
          <PasswordField label="New password" hint="10 characters at least" autoComplete="new-password" />
        ),
      },
      {
        name: 'error',
        element: (
          <PasswordField
            label="Repeat the password"
            error="The two passwords differ"
            autoComplete="new-password"
          />
        ),
      },
      {
        name: 'disabled',
        element: <PasswordField label="Old password" isDisabled autoComplete="current-password" />,
      },
    ],
  },
  {
    name: 'PhoneField',
    states: [
      { name: 'empty', element: phoneField('') },
      { name: 'filled', element: phoneField('491 570 006') },
      { name: 'hint', element: phoneField('', 'The florist calls only about this delivery') },
      { name: 'error', element: phoneField('491 570', undefined, 'Enter all nine digits') },
    ],
  },
  {
    name: 'CodeField',
    states: [
      { name: 'empty', element: codeField('') },
      { name: 'partly filled', element: codeField('48') },
      { name: 'busy', element: codeField('4821', undefined, true) },
      { name: 'error', element: codeField('', 'That code is not right. Look again or get a new one.') },
    ],
  },
  {
    name: 'Combobox',
    tone: 'storefront',
    states: [
      {
        name: 'suggestions on focus',
        element: combobox('Suburb', ['Surry Hills NSW', 'Fitzroy VIC', longText]),
      },
      { name: 'no suggestions', element: combobox('Flower', []) },
    ],
  },
  {
    name: 'SearchSelect',
    tone: 'office',
    states: [
      { name: 'nothing chosen', element: searchSelect('Florist', '', florists) },
      { name: 'chosen', element: searchSelect('Whose florist', 'Marlo & Fern', florists) },
      { name: 'long text', element: searchSelect('Long florist', longText, florists) },
    ],
  },
  {
    name: 'QuantityInput',
    tone: 'storefront',
    states: [
      { name: 'default', element: quantity(1, 'Peonies', {}) },
      { name: 'large', element: quantity(3, 'Roses', { large: true }) },
      { name: 'at its maximum', element: quantity(5, 'Tulips', { max: 5 }) },
      { name: 'busy', element: quantity(2, 'Dahlias', { busy: true }) },
      { name: 'three digits', element: quantity(999, 'Daisies', {}) },
    ],
  },
  {
    name: 'Checkbox',
    states: [
      { name: 'default', element: checkbox(false, 'Roses') },
      { name: 'selected', element: checkbox(true, 'Peonies') },
      { name: 'with a count', element: checkbox(true, 'Under $80', 128) },
      { name: 'long text', element: checkbox(false, longText) },
    ],
  },
];
