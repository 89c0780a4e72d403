import type { AreaName } from '@bloomkin/lambdas/model/marketSettings/settingsEntity.ts';
import type * as routes from '@bloomkin/shared/routes/marketSettings.ts';
import { only, type Rows, row } from '#security/matrix/row.ts';
import type { About } from '#security/matrix/subjects.ts';

const admins = { any: only(['admin'], 200, 403) };

/** Each change raises the version. */
async function readVersion(area: AreaName): Promise<number> {
  const { findSettings } = await import('@bloomkin/lambdas/model/marketSettings/settingsEntity.ts');
  return (await findSettings(area))?.version ?? 0;
}

const money = async (_about: About) => ({
  body: { version: await readVersion('money'), values: { commission_percent: 12.5 } },
});
const shipping = async (_about: About) => ({
  body: {
    version: await readVersion('shipping'),
    values: {
      ...{ lead_time_minutes: 90, delivery_price_min: 0, delivery_price_max: 80 },
      delivery_periods: [{ start_time: '09:00', stop_time: '12:00' }],
      holidays: [],
    },
  },
});
const notifications = async (_about: About) => ({
  body: {
    version: await readVersion('notifications'),
    values: { texts: { paid: { subject: 'Paid', heading: 'Paid', text: 'Thank you', sms: '' } } },
  },
});

const channels = async (_about: About) => ({
  body: {
    version: await readVersion('channels'),
    values: {
      banner: {
        ...{ on: true, text: 'Mother’s Day is on Sunday', link: '/market', link_text: 'Choose', from: null },
        to: null,
      },
      maintenance: { on: false, text: 'Back soon' },
      app: { offered: true, description: 'Flowers' },
    },
  },
});

const features = async (_about: About) => ({
  body: {
    version: await readVersion('features'),
    values: {
      ...{ reviews: true, discount_codes: true, cart_reminders: true, push_campaigns: true },
      partner_sign_up: true,
      ...{ ucp: true, mcp: true, acp: true, web_mcp: true },
    },
  },
});

export const marketSettings: Rows<typeof routes> = {
  changeMoneySettings: row({ subject: 'nothing', call: money, cells: admins }),
  changeShippingSettings: row({ subject: 'nothing', call: shipping, cells: admins }),
  changeNotificationSettings: row({ subject: 'nothing', call: notifications, cells: admins }),
  changeChannelSettings: row({ subject: 'nothing', call: channels, cells: admins }),
  changeFeatureSettings: row({ subject: 'nothing', call: features, cells: admins }),
};
