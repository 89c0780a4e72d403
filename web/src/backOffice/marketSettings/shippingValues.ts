import type { ChangedHoliday } from '@bloomkin/shared/rules/holidayChanges.ts';
import type { ShippingSettings } from '@bloomkin/shared/schemas/marketSettings.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { describeLead } from '../company/deliveryValues.ts';

type Values = ShippingSettings['values'];

export interface ShippingFormValues {
  lead: string;
  periods: { start_time: string; stop_time: string }[];
  min: number | null;
  max: number | null;
  holidays: ChangedHoliday[];
}

/** Of the fields; the holidays are compared apart. */
export const labels = {
  lead: 'Notice',
  periods: 'Delivery windows',
  min: 'Lowest price',
  max: 'Highest price',
};

const toCents = (dollars: number) => Math.round(dollars * 100);

export const toForm = (values: Values): ShippingFormValues => ({
  lead: String(values.lead_time_minutes),
  periods: values.delivery_periods,
  min: toCents(values.delivery_price_min),
  max: toCents(values.delivery_price_max),
  holidays: values.holidays,
});

export const toBody = ({ lead, periods, min, max, holidays }: ShippingFormValues): Values => ({
  lead_time_minutes: Number(lead),
  delivery_periods: periods,
  delivery_price_min: (min ?? 0) / 100,
  delivery_price_max: (max ?? 0) / 100,
  holidays,
});

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;

export function describeShipping(values: Values): string {
  const { delivery_periods: periods, holidays } = values;
  const parts = [
    `Notice ${describeLead(values.lead_time_minutes).toLowerCase()}`,
    `${formatDollars(values.delivery_price_min)} to ${formatDollars(values.delivery_price_max)}`,
    ...(periods.length > 0 ? [count(periods.length, 'window')] : []),
    ...(holidays.length > 0 ? [`${count(holidays.length, 'holiday')} changed`] : []),
  ];
  return parts.join(', ');
}

export const validatePrices = (
  max: number | null | undefined,
  { min }: ShippingFormValues,
): string | undefined => {
  if (typeof max !== 'number' || min === null) return 'Enter an amount';
  return max < min ? 'At least the lowest price' : undefined;
};
