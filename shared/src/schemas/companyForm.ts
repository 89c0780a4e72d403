import * as z from 'zod';
import { findPeriodFault } from '#rules/deliveryPeriods.ts';
import { alertChannels } from '#rules/orderAlerts.ts';
import { flag, jsonList, requiredText, text, timeOfDay, wholeNumber, wholeOrNone } from './fields.ts';
import { CallablePhoneInput } from './userInput.ts';

export const maxBrandLength = 60;
export const maxCompanyDescription = 4000;

const fields = {
  name: requiredText(120, 'Enter company name'),
  brand: requiredText(maxBrandLength, 'Enter name'),
  /** The handler checks the check digits: they have an error code of their own. */
  inn: requiredText(30, 'Enter company ABN'),
  phone_number: CallablePhoneInput,
  site: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Enter correct url' }).max(300)]),
  description: text(maxCompanyDescription),
  sameDayDelivery: flag,
  pay_later: flag,
};

export const CompanyForm = z.object({
  ...fields,
  phone_number: fields.phone_number.default(''),
  site: fields.site.default(''),
  description: fields.description.default(''),
  sameDayDelivery: fields.sameDayDelivery.default(true),
  pay_later: fields.pay_later.default(false),
});

export const CompanyUpdateForm = z
  .object({
    ...fields,
    active: flag,
    version: wholeNumber,
    order_alerts: jsonList(z.enum(alertChannels)).refine(
      (chosen) => chosen.length > 0,
      'Choose at least one way to tell you about orders',
    ),
  })
  .partial();

const maxPeriods = 12;
export const maxCapacity = 999;
export const maxLeadMinutes = 14 * 24 * 60;

const PeriodInput = z.object({
  start_time: timeOfDay,
  stop_time: timeOfDay,
  capacity: wholeOrNone(maxCapacity).default(null),
});

export const DeliveryPeriodsInput = z.object({
  start_time: timeOfDay.optional(),
  stop_time: timeOfDay.optional(),
  capacity: wholeOrNone(maxCapacity).default(null),
  periods: jsonList(PeriodInput)
    .superRefine((periods, context) => {
      const tooMany = { index: maxPeriods, message: `At most ${maxPeriods} windows` };
      const fault = periods.length > maxPeriods ? tooMany : findPeriodFault(periods);
      if (fault) context.addIssue({ code: 'custom', message: fault.message, path: [fault.index] });
    })
    .optional(),
  lead_time_minutes: wholeNumber.pipe(z.int().min(0).max(maxLeadMinutes, 'At most 14 days')).optional(),
  capacity_per_day: wholeOrNone(maxCapacity).optional(),
  version: wholeNumber.optional(),
});
