import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { FieldError, fieldStyles } from './fieldStyles.ts';

const Frame = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
  label {
    font-weight: 600;
    font-size: 0.9375rem;
  }
  input,
  textarea {
    ${fieldStyles}
  }
  textarea {
    min-height: 112px;
    resize: vertical;
  }
  small {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
`;

interface FieldProps {
  label: string;
  /** Shown before an error occurs. */
  hint?: ReactNode;
  error?: string | undefined;
}

/** Connects label, hint and error to one control. */
export function useFieldIds({ hint, error }: Pick<FieldProps, 'hint' | 'error'>, ownId?: string) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return {
    id,
    control: { id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy },
  };
}

function FieldFrame({ id, label, hint, error, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Frame>
  );
}

/** A labelled input; takes the props of `register`. */
export function TextField({ label, hint, error, ...input }: FieldProps & ComponentProps<'input'>) {
  const { id, control } = useFieldIds({ hint, error }, input.id);
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <input {...input} {...control} />
    </FieldFrame>
  );
}

export function TextAreaField({ label, hint, error, ...textarea }: FieldProps & ComponentProps<'textarea'>) {
  const { id, control } = useFieldIds({ hint, error }, textarea.id);
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <textarea {...textarea} {...control} />
    </FieldFrame>
  );
}
