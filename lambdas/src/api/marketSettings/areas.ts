import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import {
  type ChangedTexts,
  getNoticeText,
  isBuiltInText,
  noticeNames,
  textFields,
} from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import { noticeTitle } from '@bloomkin/shared/rules/notices/noticeTitles.ts';
import type { AuditChange } from '@bloomkin/shared/schemas/audit.ts';
import { ChannelValues } from '@bloomkin/shared/schemas/channels.ts';
import { FeatureValues } from '@bloomkin/shared/schemas/features.ts';
import type {
  MoneySettings,
  NotificationSettings,
  ShippingSettings,
} from '@bloomkin/shared/schemas/marketSettings.ts';
import { MoneyValues, NotificationValues } from '@bloomkin/shared/schemas/settingsValues.ts';
import { builtInShipping, ShippingValues } from '@bloomkin/shared/schemas/shipping.ts';
import { describeChanges } from '#model/audit/describeChanges.ts';
import { builtInChannels } from '#model/marketSettings/channelSettings.ts';
import { builtInFeatures } from '#model/marketSettings/featureSettings.ts';
import { builtInMoney } from '#model/marketSettings/moneySettings.ts';
import { builtInNotifications } from '#model/marketSettings/notificationSettings.ts';
import type { Area } from './changeSettings.ts';

export const money: Area<MoneyValues, MoneySettings['values']> = {
  name: 'money',
  builtIn: builtInMoney,
  parse: (values) => MoneyValues.parse(values),
  toAnswer: ({ commissionPercent }) => ({ commission_percent: commissionPercent }),
  describe: (before, after) =>
    describeChanges(before, after, { commissionPercent: ['Commission', (percent) => `${percent} %`] }),
};

export const shipping: Area<ShippingValues, ShippingSettings['values']> = {
  name: 'shipping',
  builtIn: builtInShipping,
  parse: (values) => ShippingValues.parse(values),
  toAnswer: ({ leadMinutes, minPriceCents, maxPriceCents, periods, holidays, accept }) => ({
    lead_time_minutes: leadMinutes,
    delivery_periods: periods.map(({ startTime, stopTime }) => ({
      start_time: startTime,
      stop_time: stopTime,
    })),
    delivery_price_min: centsToDollars(minPriceCents),
    delivery_price_max: centsToDollars(maxPriceCents),
    holidays,
    accept,
  }),
  describe: (before, after) => [
    ...describeChanges(before, after, {
      leadMinutes: 'Notice of a new company in minutes',
      periods: ['Windows of a new company', describePeriods],
      minPriceCents: ['Lowest delivery price', (cents) => `$${centsToDollars(cents)}`],
      maxPriceCents: ['Highest delivery price', (cents) => `$${centsToDollars(cents)}`],
      accept: ['Minutes to accept an order', describeAccept],
    }),
    ...describeHolidays(before.holidays, after.holidays),
  ],
};

const describeAccept = ({ today, later }: ShippingValues['accept']): string =>
  [today, later]
    .map(({ remind, second, rescue }) => [remind, second, rescue].join(', '))
    .join('; later days ');

const describePeriods = (periods: ShippingValues['periods']): string =>
  periods.map(({ startTime, stopTime }) => `${startTime} to ${stopTime}`).join(', ');

type Holidays = ShippingValues['holidays'];

function describeHolidays(before: Holidays, after: Holidays): AuditChange[] {
  const [earlier, later] = [before, after].map((holidays) =>
    Object.fromEntries(holidays.map(({ state, day, name }) => [`Holiday ${state} ${day}`, name ?? 'none'])),
  );
  const labels = Object.fromEntries(Object.keys({ ...earlier, ...later }).map((label) => [label, label]));
  return describeChanges(earlier, later, labels);
}

/** One line for each field of each text: 'Order paid, subject'. */
const flattenTexts = (texts: ChangedTexts): Record<string, string> =>
  Object.fromEntries(
    noticeNames.flatMap((name) =>
      textFields.map((field) => [`${noticeTitle(name)}, ${field}`, getNoticeText(name, texts)[field]]),
    ),
  );

const textLabels = Object.fromEntries(Object.keys(flattenTexts({})).map((label) => [label, label]));

export const notifications: Area<NotificationValues, NotificationSettings['values']> = {
  name: 'notifications',
  builtIn: builtInNotifications,
  parse: (values) => NotificationValues.parse(values),
  toAnswer: (values) => values,
  describe: (before, after) =>
    describeChanges(flattenTexts(before.texts), flattenTexts(after.texts), textLabels),
};

/** A text equal to the default follows later releases. */
export const withoutBuiltIn = (texts: ChangedTexts): NotificationValues['texts'] =>
  Object.fromEntries(
    noticeNames.flatMap((name) => {
      const own = texts[name];
      return own && !isBuiltInText(name, own) ? [[name, own]] : [];
    }),
  );

const onOrOff = (on: boolean): string => (on ? 'on' : 'off');

const flattenChannels = ({ banner, maintenance, app }: ChannelValues) => ({
  banner: onOrOff(banner.on),
  text: banner.text,
  link: banner.link,
  linkText: banner.link_text,
  from: banner.from,
  to: banner.to,
  maintenance: onOrOff(maintenance.on),
  maintenanceText: maintenance.text,
  offered: app.offered ? 'offered' : 'not offered',
  description: app.description,
});

export const channels: Area<ChannelValues, ChannelValues> = {
  name: 'channels',
  builtIn: builtInChannels,
  parse: (values) => ChannelValues.parse(values),
  toAnswer: (values) => values,
  describe: (before, after) =>
    describeChanges(flattenChannels(before), flattenChannels(after), {
      banner: 'Banner',
      text: 'Text of the banner',
      link: 'Link of the banner',
      linkText: 'Words of the link',
      from: 'Banner from',
      to: 'Banner to',
      maintenance: 'Maintenance',
      maintenanceText: 'Words of the maintenance',
      offered: 'App',
      description: 'Description of the app',
    }),
};

export const features: Area<FeatureValues, FeatureValues> = {
  name: 'features',
  builtIn: builtInFeatures,
  parse: (values) => FeatureValues.parse(values),
  toAnswer: (values) => values,
  describe: (before, after) =>
    describeChanges(before, after, {
      reviews: ['Writing reviews', onOrOff],
      discount_codes: ['Discount codes', onOrOff],
      cart_reminders: ['Reminders of carts', onOrOff],
      push_campaigns: ['Push campaigns', onOrOff],
      partner_sign_up: ['Sign-up of florists', onOrOff],
      ucp: ['Agents over UCP', onOrOff],
      mcp: ['Agents over MCP', onOrOff],
      acp: ['Agents over ACP', onOrOff],
    }),
};
