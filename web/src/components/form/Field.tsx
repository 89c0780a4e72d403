import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { fieldStyles } from './fieldStyles.ts';

const Box = styled.div`
  display: grid;
  gap: 6px;
  label {
    font-weight: 600;
    font-size: 0.875rem;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  input {
    ${fieldStyles}
  }
`;

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: ReactNode;
}

/** A light text field for small storefront forms; forms with checks use `ui/TextField`. */
export function Field({ label, hint, ...input }: FieldProps) {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...input} />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </Box>
  );
}
