import { type AcceptMinutes, builtInAccept } from '@bloomkin/shared/rules/acceptClock.ts';
import type { ChangedHoliday } from '@bloomkin/shared/rules/holidayChanges.ts';
import { centsToDollars, dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import type { ShippingSettings } from '@bloomkin/shared/schemas/marketSettings.ts';
import { type NumberValue, validateMoney, validateNumber } from '#components/form/numberText.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { describeLead } from '#office/florist/deliveryValues.ts';

type Values = ShippingSettings['values'];

export interface ShippingFormValues {
  lead: string;
  periods: { start_time: string; stop_time: string }[];
  min: number | null;
  max: number | null;
  holidays: ChangedHoliday[];
  accept: Record<'today' | 'later', Record<keyof AcceptMinutes, number | null>>;
}

/** Labels the fields; the holidays are compared apart. */
export const labels = {
  lead: 'Notice',
  periods: 'Delivery windows',
  min: 'Lowest price',
  max: 'Highest price',
  accept: 'Time to accept an order',
};

export const toForm = (values: Values): ShippingFormValues => ({
  lead: String(values.lead_time_minutes),
  periods: values.delivery_periods,
  min: dollarsToCents(values.delivery_price_min),
  max: dollarsToCents(values.delivery_price_max),
  holidays: values.holidays,
  accept: values.accept ?? builtInAccept,
});

const fillMinutes = ({ remind, second, rescue }: ShippingFormValues['accept']['today']): AcceptMinutes => ({
  remind: remind ?? 0,
  second: second ?? 0,
  rescue: rescue ?? 0,
});

export const toBody = ({ lead, periods, min, max, holidays, accept }: ShippingFormValues): Values => ({
  lead_time_minutes: Number(lead),
  delivery_periods: periods,
  delivery_price_min: centsToDollars(min ?? 0),
  delivery_price_max: centsToDollars(max ?? 0),
  holidays,
  accept: { today: fillMinutes(accept.today), later: fillMinutes(accept.later) },
});

export function describeShipping(values: Values): string {
  const { delivery_periods: periods, holidays } = values;
  const parts = [
    `Notice ${describeLead(values.lead_time_minutes).toLowerCase()}`,
    `${formatDollars(values.delivery_price_min)} to ${formatDollars(values.delivery_price_max)}`,
    ...(periods.length > 0 ? [pluralise(periods.length, 'window')] : []),
    ...(holidays.length > 0 ? [`${pluralise(holidays.length, 'holiday')} changed`] : []),
  ];
  return parts.join(', ');
}

export const validateLowest = validateMoney({ required: 'Enter an amount' });

export function validateHighest(max: NumberValue, { min }: ShippingFormValues): string | undefined {
  return validateLowest(max) ?? (Number(max) < Number(min) ? 'At least the lowest price' : undefined);
}

export const validateMinutes = validateNumber({ required: 'Enter minutes', min: 5, max: 600 });
