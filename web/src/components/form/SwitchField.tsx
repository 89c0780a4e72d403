import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { useReadOnly } from '#components/actions/readOnly.ts';
import { type FieldProps, useFieldIds } from './FieldFrame.tsx';
import { FieldError, FieldHint } from './fieldStyles.ts';

const Frame = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

const Row = styled.label<{ $side: 'start' | 'end' }>`
  display: flex;
  flex-direction: ${({ $side }) => ($side === 'start' ? 'row' : 'row-reverse')};
  align-items: center;
  justify-content: ${({ $side }) => ($side === 'start' ? 'flex-start' : 'space-between')};
  gap: 14px;
  min-height: 44px;
  width: ${({ $side }) => ($side === 'start' ? 'fit-content' : '100%')};
  cursor: pointer;
  > span {
    display: grid;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  small {
    font-weight: 400;
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

const Input = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 44px;
  height: 26px;
  margin: 0;
  border: 0;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-surface);
  box-shadow: inset 0 0 0 2px var(--bk-border-control);
  cursor: inherit;
  transition: background 0.16s;
  &::after {
    content: '';
    position: absolute;
    inset: 5px auto 5px 5px;
    width: 16px;
    border-radius: 50%;
    background: var(--bk-border-control);
    transition: translate 0.16s;
  }
  &:checked {
    background: var(--bk-text-success);
    box-shadow: none;
  }
  &:checked::after {
    inset: 3px auto 3px 3px;
    width: 20px;
    background: var(--bk-bg-surface);
    translate: 18px 0;
  }
  &:disabled {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &::after {
      background: ButtonText;
    }
  }
`;

interface SwitchFieldProps
  extends Omit<FieldProps, 'aside' | 'optional'>,
    Omit<ComponentProps<'input'>, 'type'> {
  /** Position of the switch: 'end' for a row of settings, 'start' before its label. */
  side?: 'start' | 'end';
  /** Shown instead of the label, such as 'Active'. */
  children?: ReactNode;
}

/** On or off at once or with the form; takes the props of `register`. */
export function SwitchField(props: SwitchFieldProps) {
  const { label, hint, error, hideLabel, changed, side = 'end', children, ...input } = props;
  const { id, control } = useFieldIds({ hint, error }, input.id);
  const readOnly = useReadOnly();
  return (
    <Frame data-changed={changed || undefined}>
      <Row $side={side} htmlFor={id}>
        <Input
          {...input}
          {...control}
          {...(readOnly && { disabled: true, title: readOnly.title })}
          type="checkbox"
          role="switch"
          aria-label={label}
        />
        {!hideLabel && (
          <span>
            {children ?? label}
            {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
          </span>
        )}
      </Row>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Frame>
  );
}
