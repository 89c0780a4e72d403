import { formatMonth } from '@bloomkin/shared/rules/zonedTime.ts';
import styled from 'styled-components';
import { IconButton } from '#components/actions/IconButton.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';

const Row = styled.div`
  display: flex;
  align-items: center;
  label {
    position: relative;
    display: flex;
    align-items: center;
  }
  select {
    appearance: none;
    min-height: 44px;
    padding: 0 40px 0 20px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-surface);
    color: var(--bk-text-primary);
    font: 600 0.9375rem/1.2 var(--bk-text);
    cursor: pointer;
  }
  label svg {
    position: absolute;
    right: 14px;
    pointer-events: none;
  }
`;

const shownMonths = 36;

function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

interface MonthPickerProps {
  month: string;
  latest: string;
  onChange: (month: string) => void;
}

export function MonthPicker({ month, latest, onChange }: MonthPickerProps) {
  const recent = Array.from({ length: shownMonths }, (_, back) => addMonths(latest, 0 - back));
  const months = recent.includes(month) ? recent : [...recent, month];
  return (
    <Row>
      <IconButton icon="left" label="Month before" onClick={() => onChange(addMonths(month, -1))} />
      <label>
        <select aria-label="Month" value={month} onChange={({ target }) => onChange(target.value)}>
          {months.map((one) => (
            <option key={one} value={one}>
              {formatMonth(one)}
            </option>
          ))}
        </select>
        <OfficeIcon name="down" size={18} />
      </label>
      <IconButton
        icon="right"
        label="Month after"
        disabled={month >= latest}
        onClick={() => onChange(addMonths(month, 1))}
      />
    </Row>
  );
}
