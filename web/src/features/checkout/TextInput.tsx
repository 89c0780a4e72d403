import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { fieldStyles } from '../../components/form/fieldStyles.ts';

const Field = styled.div`
  display: grid;
  gap: 6px;
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
  [aria-invalid='true'] {
    border-color: var(--bk-text-danger);
    box-shadow: inset 0 0 0 1px var(--bk-text-danger);
  }
  small {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  p {
    color: var(--bk-text-danger);
    font-weight: 500;
    font-size: 0.875rem;
  }
`;

interface TextInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Given where something else leads to the field, as a summary of errors does. */
  id?: string;
  error?: string | undefined;
  /** The rule, said before it is broken. */
  hint?: ReactNode;
  name?: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'password';
  inputMode?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  maxLength?: number;
  multiline?: boolean;
  onBlur?: () => void;
}

/** A labelled field with its rule before and its error beside it. */
export function TextInput({
  label,
  value,
  onChange,
  id: givenId,
  error,
  hint,
  multiline = false,
  ...rest
}: TextInputProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const shared = {
    ...rest,
    id,
    value,
    'aria-invalid': error !== undefined,
    'aria-describedby': described,
  };
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {multiline ? (
        <textarea {...shared} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && <p id={`${id}-error`}>{error}</p>}
    </Field>
  );
}
