import { chosenDays, maxDays } from '@bloomkin/shared/rules/dashboardPeriod.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { DateField } from '#components/form/DateField.tsx';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { FormRejection } from '#components/form/rejections.ts';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { type ChosenPeriod, type PeriodName, periodOptions } from './dashboardPeriods.ts';

const Picker = styled.div`
  && {
    display: grid;
    justify-items: end;
    gap: 10px;
    margin-left: auto;
  }
  @media (max-width: 767px) {
    && {
      order: 1;
      width: 100%;
      justify-items: stretch;
    }
    fieldset > div {
      display: flex;
      flex-wrap: wrap;
      border-radius: var(--bk-radius-xl);
    }
    fieldset label {
      flex: 1 0 auto;
      padding: 0 8px;
      font-size: 0.875rem;
    }
  }
`;

const Days = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 10px;
  button {
    min-height: 48px;
  }
  > div:last-child {
    flex-basis: 100%;
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
  const form = useForm({ defaultValues: { from: shown.from, to: shown.to } });
  const { onSubmit } = useSubmit(form, {
    async save({ from, to }) {
      if (!chosenDays(from, to))
        throw new FormRejection(`Choose up to ${maxDays} days, the first day first.`);
      onChange({ name: 'days', from, to });
    },
  });
  return (
    <Days onSubmit={onSubmit}>
      <DateField label="First day" max={today} required {...form.register('from')} />
      <DateField label="Last day" max={today} required {...form.register('to')} />
      <Button type="submit">Show these days</Button>
      <FormErrors form={form} />
    </Days>
  );
}
