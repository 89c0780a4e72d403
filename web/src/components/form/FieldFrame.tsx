import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { FieldError } from './fieldStyles.ts';
import { inputStyles } from './inputStyles.ts';

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
  min-width: 0;
  label {
    font-weight: 600;
    font-size: 0.9375rem;
  }
  &[data-changed] > :is(input, textarea),
  &[data-changed] > div > select {
    border-color: var(--bk-bg-brand);
    box-shadow: inset 0 0 0 1px var(--bk-bg-brand);
  }
  input,
  textarea,
  select {
    ${inputStyles}
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

const Caption = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  label small {
    display: inline;
    margin-left: 6px;
    font-weight: 400;
  }
  > small {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

export interface FieldProps {
  label: string;
  /** Shown before an error occurs. */
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  /** Visually hidden label, for rows below a table head. */
  hideLabel?: boolean | undefined;
  /** Marks a value that is not saved yet. */
  changed?: boolean | undefined;
  /** Opposite the label, such as '14 of 80'. */
  aside?: ReactNode;
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

export function FieldFrame(props: FieldProps & { id: string; children: ReactNode }) {
  const { id, label, hint, error, optional, hideLabel, aside, children } = props;
  const labelElement = (
    <label htmlFor={id}>
      {label}
      {optional && <small>{' optional'}</small>}
    </label>
  );
  return (
    <Frame data-changed={props.changed || undefined}>
      {hideLabel ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <Caption>
          {labelElement}
          {aside && <small>{aside}</small>}
        </Caption>
      )}
      {children}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Frame>
  );
}
