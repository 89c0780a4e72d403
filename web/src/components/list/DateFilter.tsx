import styled from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';

const Frame = styled.label`
  /* Keeps a hidden label within a toolbar that scrolls. */
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
  input {
    height: 44px;
    padding: 0 12px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-surface);
    color: var(--bk-text-primary);
    font-size: 0.875rem;
  }
  input[data-on] {
    border-color: var(--bk-bg-brand);
    background: var(--bk-bg-brandSoft);
    color: var(--bk-text-brand);
  }
`;

interface DateFilterProps {
  label: string;
  hideLabel?: boolean;
  /** 'YYYY-MM-DD', or '' for any day. */
  value: string;
  onChange: (value: string) => void;
}

/** A day in a list's toolbar. */
export const DateFilter = ({ label, hideLabel = false, value, onChange }: DateFilterProps) => (
  <Frame>
    {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    <input
      type="date"
      value={value}
      data-on={value === '' ? undefined : ''}
      onChange={({ target }) => onChange(target.value)}
    />
  </Frame>
);
