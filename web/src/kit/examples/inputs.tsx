import { DateField } from '#components/form/DateField.tsx';
import { FieldFrame } from '#components/form/FieldFrame.tsx';
import { MoneyField, type NumberInputProps } from '#components/form/MoneyField.tsx';
import { NumberField } from '#components/form/NumberField.tsx';
import type { NumberValue } from '#components/form/numberText.ts';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TimeField } from '#components/form/TimeField.tsx';
import type { Example } from '#kit/example.ts';
import { ignore, longText } from '#kit/sampleText.ts';
import { WithState } from '#kit/WithState.tsx';

type SampleProps = Partial<NumberInputProps> & { label: string; unit?: string; decimals?: number };

const money = (initial: NumberValue, props: SampleProps) => (
  <WithState initial={initial}>
    {(value, setValue) => <MoneyField name="price" value={value} onChange={setValue} {...props} />}
  </WithState>
);

const number = (initial: NumberValue, props: SampleProps) => (
  <WithState initial={initial}>
    {(value, setValue) => <NumberField name="size" value={value} onChange={setValue} {...props} />}
  </WithState>
);

const sizes = ['Petite', 'Classic', 'Grand', longText].map((name) => <option key={name}>{name}</option>);

const directions = [
  { value: 'up', label: 'Up' },
  { value: 'down', label: 'Down' },
] as const;

const segments = (isWide: boolean) => (
  <WithState<'up' | 'down'> initial="up">
    {(value, setValue) => (
      <SegmentedField
        legend="Up or down"
        hideLegend={isWide}
        wide={isWide}
        options={directions}
        value={value}
        onChange={setValue}
      />
    )}
  </WithState>
);

export const inputs: readonly Example[] = [
  {
    name: 'FieldFrame',
    states: [
      {
        name: 'optional, with a count',
        element: (
          <FieldFrame id="frame-1" label="Web page" optional aside="14 of 80">
            <input id="frame-1" placeholder="https://" />
          </FieldFrame>
        ),
      },
      {
        name: 'label for screen readers alone',
        element: (
          <FieldFrame id="frame-2" label="Second row’s size" hideLabel>
            <input id="frame-2" defaultValue="Grand" />
          </FieldFrame>
        ),
      },
      {
        name: 'changed',
        element: (
          <FieldFrame id="frame-3" label="Display name" changed hint="Was Saltbush">
            <input id="frame-3" defaultValue="Saltbush & Rose" />
          </FieldFrame>
        ),
      },
    ],
  },
  {
    name: 'MoneyField',
    states: [
      { name: 'empty', element: money(null, { label: 'Smallest order', hint: 'Empty: no smallest order' }) },
      { name: 'whole dollars', element: money(6900, { label: 'Petite' }) },
      { name: 'with cents', element: money(124_950, { label: 'Weddings' }) },
      { name: 'changed', element: money(14_500, { label: 'Grand', changed: true, hint: 'Was $139' }) },
      { name: 'error', element: money(0, { label: 'Classic', error: 'Enter $5 or more' }) },
      { name: 'disabled', element: money(9800, { label: 'Fixed price', disabled: true }) },
    ],
  },
  {
    name: 'NumberField',
    states: [
      { name: 'empty', element: number(null, { label: 'Flowers' }) },
      { name: 'with a unit', element: number(52, { label: 'Height', unit: 'cm' }) },
      { name: 'decimals', element: number(2.5, { label: 'Radius', unit: 'km', decimals: 1 }) },
      { name: 'changed', element: number(38, { label: 'Width', unit: 'cm', changed: true }) },
      { name: 'error', element: number(900, { label: 'Stem', unit: 'cm', error: 'Enter 300 or less' }) },
      { name: 'disabled', element: number(14, { label: 'Capacity', unit: 'orders', disabled: true }) },
    ],
  },
  {
    name: 'DateField',
    states: [
      { name: 'empty', element: <DateField label="Birthday" optional /> },
      { name: 'filled', element: <DateField label="First day" defaultValue="2026-12-24" /> },
      {
        name: 'error',
        element: (
          <DateField label="Last day" defaultValue="2026-12-20" error="Must be the first day or later" />
        ),
      },
      { name: 'disabled', element: <DateField label="Closed on" defaultValue="2026-12-25" disabled /> },
    ],
  },
  {
    name: 'TimeField',
    states: [
      { name: 'empty', element: <TimeField label="Opens" /> },
      { name: 'filled', element: <TimeField label="Closes" defaultValue="18:30" /> },
      {
        name: 'error',
        element: <TimeField label="Lunch until" defaultValue="07:00" error="Choose a time after 8 am" />,
      },
      { name: 'disabled', element: <TimeField label="Last pickup" defaultValue="17:00" disabled /> },
    ],
  },
  {
    name: 'SelectField',
    states: [
      {
        name: 'no choice',
        element: (
          <SelectField label="Type" placeholder="Choose a type" hint="It decides what is asked below">
            {sizes}
          </SelectField>
        ),
      },
      {
        name: 'chosen',
        element: (
          <SelectField label="Size" defaultValue="Classic">
            {sizes}
          </SelectField>
        ),
      },
      {
        name: 'long text',
        element: (
          <SelectField label="Wrapping" defaultValue={longText} changed>
            {sizes}
          </SelectField>
        ),
      },
      {
        name: 'error',
        element: (
          <SelectField label="Category" placeholder="Choose a category" error="Choose a category">
            {sizes}
          </SelectField>
        ),
      },
      {
        name: 'disabled',
        element: (
          <SelectField label="State" defaultValue="Grand" disabled>
            {sizes}
          </SelectField>
        ),
      },
    ],
  },
  {
    name: 'SwitchField',
    states: [
      {
        name: 'on',
        element: <SwitchField label="Active" hint="Buyers near you can find it" defaultChecked />,
      },
      { name: 'off', element: <SwitchField label="Offer it as an extra" hint={longText} /> },
      { name: 'before its label', element: <SwitchField label="Monday" side="start" defaultChecked /> },
      {
        name: 'with words of its state',
        element: (
          <SwitchField label="Jacaranda Dusk in the shop" side="start" checked onChange={ignore}>
            Active
          </SwitchField>
        ),
      },
      {
        name: 'label for screen readers alone',
        element: <SwitchField label="Grand in the shop" hideLabel />,
      },
      { name: 'error', element: <SwitchField label="Same day" error="Add a delivery window first" /> },
      { name: 'disabled', element: <SwitchField label="Sunday" disabled defaultChecked /> },
    ],
  },
  {
    name: 'SegmentedField',
    states: [
      { name: 'with a legend', element: segments(false) },
      { name: 'wide, legend for screen readers alone', element: segments(true) },
    ],
  },
];
