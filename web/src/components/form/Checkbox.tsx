import type { ReactNode } from 'react';
import styled from 'styled-components';

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 36px;
  cursor: pointer;
  input {
    appearance: none;
    display: grid;
    place-items: center;
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    border: 2px solid var(--bk-border-control);
    border-radius: var(--bk-radius-xs);
    background: var(--bk-bg-surface);
    cursor: pointer;
    &:checked,
    &:indeterminate {
      border-color: var(--bk-bg-brand);
      background: var(--bk-bg-brand);
    }
    &:checked::after,
    &:indeterminate::after {
      content: '';
      width: 6px;
      height: 10px;
      margin-top: -2px;
      border: solid var(--bk-text-onBrand);
      border-width: 0 2px 2px 0;
      rotate: 45deg;
    }
  }
  input:indeterminate::after {
    width: 10px;
    height: 0;
    margin: 0;
    border-width: 0 0 2px;
    rotate: 0deg;
  }
  span {
    flex: 1;
  }
  span > small {
    display: block;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  /** Number of results, for filters. */
  count?: number;
  /** Indeterminate: shows a dash. */
  indeterminate?: boolean;
  disabled?: boolean;
}

export const Checkbox = ({
  checked,
  onChange,
  children,
  count,
  indeterminate = false,
  disabled,
}: CheckboxProps) => (
  <Label>
    <input
      ref={(input) => {
        if (input) input.indeterminate = indeterminate;
      }}
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{children}</span>
    {count !== undefined && <small>{count}</small>}
  </Label>
);
