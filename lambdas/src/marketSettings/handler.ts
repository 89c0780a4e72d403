import * as routes from '@bloomkin/shared/routes/marketSettings.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import {
  type MoneySettings,
  MoneyValues,
  type ShippingSettings,
  ShippingValues,
} from '@bloomkin/shared/schemas/marketSettings.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { type Area, changeArea, loadArea } from './changeSettings.ts';
import { builtIn } from './readSettings.ts';

const money: Area<MoneyValues, MoneySettings['values']> = {
  name: 'money',
  builtIn: builtIn.money,
  parse: (values) => MoneyValues.parse(values),
  toAnswer: ({ commissionPercent }) => ({ commission_percent: commissionPercent }),
  audited: { commissionPercent: ['Commission', (percent) => `${percent} %`] },
};

const shipping: Area<ShippingValues, ShippingSettings['values']> = {
  name: 'shipping',
  builtIn: builtIn.shipping,
  parse: (values) => ShippingValues.parse(values),
  toAnswer: ({ leadMinutes, minPriceCents, maxPriceCents }) => ({
    lead_time_minutes: leadMinutes,
    delivery_price_min: centsToDollars(minPriceCents),
    delivery_price_max: centsToDollars(maxPriceCents),
  }),
  audited: {
    leadMinutes: 'Notice of a new company in minutes',
    minPriceCents: ['Lowest delivery price', (cents) => `$${centsToDollars(cents)}`],
    maxPriceCents: ['Highest delivery price', (cents) => `$${centsToDollars(cents)}`],
  },
};

export const handler = groupHandler(
  routes,
  {
    getMoneySettings: async () => ({ data: await loadArea(money) }),
    getShippingSettings: async () => ({ data: await loadArea(shipping) }),
    changeMoneySettings: ({ body, caller, now }) => {
      const values = { commissionPercent: body.values.commission_percent };
      return changeArea(money, { version: body.version, values, caller, now });
    },
    changeShippingSettings: ({ body: { version, values }, caller, now }) => {
      const next = {
        leadMinutes: values.lead_time_minutes,
        minPriceCents: values.delivery_price_min,
        maxPriceCents: values.delivery_price_max,
      };
      return changeArea(shipping, { version, values: next, caller, now });
    },
  },
  loadCaller,
);
