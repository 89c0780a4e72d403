import type { ComponentProps } from 'react';
import type { FieldProps } from './FieldFrame.tsx';
import { TextField } from './TextField.tsx';

/** A day as 'YYYY-MM-DD', shown as the reader's system writes it; takes the props of `register`. */
export const DateField = (props: FieldProps & Omit<ComponentProps<'input'>, 'type'>) => (
  <TextField type="date" {...props} />
);
