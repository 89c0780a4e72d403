import * as routes from '@bloomkin/shared/routes/marketSettings.ts';
import { builtInAccept } from '@bloomkin/shared/rules/acceptClock.ts';
import { sortPeriods } from '@bloomkin/shared/rules/deliveryPeriods.ts';
import { readMoneySettings } from '#model/marketSettings/moneySettings.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { channels, features, notifications, shipping, withoutBuiltIn } from './areas.ts';
import { changeArea, loadArea } from './changeSettings.ts';
import { changeMoneySettings, getMoneySettings } from './commission.ts';

export const handler = await groupHandler(
  routes,
  {
    getMoneySettings,
    getCommission: async ({ now }) => ({
      data: { commission_percent: (await readMoneySettings(now)).commissionPercent },
    }),
    getShippingSettings: async () => ({ data: await loadArea(shipping) }),
    getNotificationSettings: async () => ({ data: await loadArea(notifications) }),
    getChannelSettings: async () => ({ data: await loadArea(channels) }),
    getFeatureSettings: async () => ({ data: await loadArea(features) }),
    changeMoneySettings,
    changeShippingSettings: async ({ body: { version, values }, caller, now }) => {
      const next = {
        leadMinutes: values.lead_time_minutes,
        minPriceCents: values.delivery_price_min,
        maxPriceCents: values.delivery_price_max,
        periods: sortPeriods(values.delivery_periods).map(({ start_time, stop_time }) => ({
          startTime: start_time,
          stopTime: stop_time,
        })),
        holidays: values.holidays,
        accept: values.accept ?? (await loadArea(shipping)).values.accept ?? builtInAccept,
      };
      return changeArea(shipping, { version, values: next, caller, now });
    },
    changeNotificationSettings: ({ body: { version, values }, caller, now }) => {
      const next = { texts: withoutBuiltIn(values.texts) };
      return changeArea(notifications, { version, values: next, caller, now });
    },
    changeChannelSettings: ({ body: { version, values }, caller, now }) =>
      changeArea(channels, { version, values, caller, now }),
    changeFeatureSettings: ({ body: { version, values }, caller, now }) =>
      changeArea(features, { version, values, caller, now }),
  },
  loadCaller,
);
