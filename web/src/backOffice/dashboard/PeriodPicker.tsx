import { chosenDays, mostDays } from '@bloomkin/shared/rules/dashboardPeriod.ts';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { type ChosenPeriod, type PeriodName, periodOptions } from './dashboardPeriods.ts';

const Picker = styled.div`
  && {
    display: grid;
    justify-items: end;
    gap: 10px;
  }
  @media (max-width: 767px) {
    && {
      width: 100%;
      justify-items: stretch;
    }
    fieldset > div {
      width: 100%;
    }
    fieldset label {
      padding: 0 8px;
    }
  }
`;

const Days = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 10px;
  label {
    display: grid;
    gap: 4px;
    font-size: 0.875rem;
    font-weight: 600;
  }
  input {
    min-height: 44px;
    padding: 0 12px;
    border: 1px solid var(--bk-border-control);
    border-radius: 12px;
    background: var(--bk-bg-surface);
    color: inherit;
    font: inherit;
  }
  p {
    flex-basis: 100%;
    font-size: 0.875rem;
    color: var(--bk-text-danger);
  }
`;

interface PeriodPickerProps {
  period: ChosenPeriod;
  /** Offered when days are chosen first. */
  shown: { from: string; to: string };
  today: string;
  onChange: (period: ChosenPeriod) => void;
}

export function PeriodPicker({ period, shown, today, onChange }: PeriodPickerProps) {
  const [isChoosing, setIsChoosing] = useState(period.name === 'days');
  const choose = (name: PeriodName) => {
    setIsChoosing(name === 'days');
    if (name !== 'days') onChange({ name, from: '', to: '' });
  };
  return (
    <Picker>
      <SegmentedField
        legend="Period"
        hideLegend
        options={periodOptions}
        value={isChoosing ? 'days' : period.name}
        onChange={choose}
      />
      {isChoosing && <DaysForm shown={shown} today={today} onChange={onChange} />}
    </Picker>
  );
}

function DaysForm({ shown, today, onChange }: Omit<PeriodPickerProps, 'period'>) {
  const [from, setFrom] = useState(shown.from);
  const [to, setTo] = useState(shown.to);
  const [isRefused, setIsRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = chosenDays(from, to) !== undefined;
    setIsRefused(!isRight);
    if (isRight) onChange({ name: 'days', from, to });
  };
  return (
    <Days onSubmit={submit}>
      <label>
        First day
        <input
          type="date"
          value={from}
          max={today}
          required
          onChange={(event) => setFrom(event.target.value)}
        />
      </label>
      <label>
        Last day
        <input type="date" value={to} max={today} required onChange={(event) => setTo(event.target.value)} />
      </label>
      <Button type="submit">Show these days</Button>
      {isRefused && <p role="alert">Choose up to {mostDays} days, the first day first.</p>}
    </Days>
  );
}
