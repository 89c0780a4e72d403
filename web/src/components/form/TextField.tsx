import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx';

/** A labelled input; takes the props of `register`. */
export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { label, hint, error, optional, hideLabel, changed, aside, ...input } = props;
  const { id, control } = useFieldIds({ hint, error }, input.id);
  return (
    <FieldFrame {...{ id, label, hint, error, optional, hideLabel, changed, aside }}>
      <input {...input} {...control} />
    </FieldFrame>
  );
}

export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  const { label, hint, error, optional, hideLabel, changed, aside, ...textarea } = props;
  const { id, control } = useFieldIds({ hint, error }, textarea.id);
  return (
    <FieldFrame {...{ id, label, hint, error, optional, hideLabel, changed, aside }}>
      <textarea {...textarea} {...control} />
    </FieldFrame>
  );
}
