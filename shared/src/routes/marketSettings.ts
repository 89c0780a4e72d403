import * as z from 'zod';
import { get, put } from '#route.ts';
import { one } from '#schemas/answers.ts';
import { ChannelInput } from '#schemas/channelInput.ts';
import { FeatureValues } from '#schemas/features.ts';
import {
  ChannelSettings,
  FeatureSettings,
  MoneyInput,
  MoneySettings,
  NotificationInput,
  NotificationSettings,
  ShippingSettings,
} from '#schemas/marketSettings.ts';
import { ShippingInput } from '#schemas/shippingInput.ts';

const version = z.int().min(0);

export const getMoneySettings = get('/api/settings/money', {
  summary: 'The commission of new orders, and who changed it',
  access: 'admin',
  response: one(MoneySettings),
});

export const getCommission = get('/api/commission', {
  summary: 'The commission of new orders, as florists are told it',
  access: 'public',
  response: one(z.object({ commission_percent: z.number() })),
});

export const changeMoneySettings = put('/api/settings/money', {
  summary: 'Change the commission of new orders',
  access: 'admin',
  adminRight: 'money',
  body: z.object({ version, values: MoneyInput }),
  response: one(MoneySettings),
  errors: ['CONFLICT.VERSION'],
});

export const getShippingSettings = get('/api/settings/shipping', {
  summary: 'What a new company starts with, bounds of delivery prices, holidays, and who changed them',
  access: 'admin',
  response: one(ShippingSettings),
});

export const changeShippingSettings = put('/api/settings/shipping', {
  summary: 'Change what a new company starts with, the bounds of delivery prices and the holidays',
  access: 'admin',
  body: z.object({ version, values: ShippingInput }),
  response: one(ShippingSettings),
  errors: ['CONFLICT.VERSION'],
});

export const getNotificationSettings = get('/api/settings/notifications', {
  summary: 'The texts of messages to buyers that differ from the built-in ones, and who changed them',
  access: 'admin',
  response: one(NotificationSettings),
});

export const changeNotificationSettings = put('/api/settings/notifications', {
  summary: 'Change the texts of messages to buyers; a text left out is the built-in one',
  access: 'admin',
  adminRight: 'content',
  body: z.object({ version, values: NotificationInput }),
  response: one(NotificationSettings),
  errors: ['CONFLICT.VERSION'],
});

export const getChannelSettings = get('/api/settings/channels', {
  summary: 'The banner, the words of a maintenance, the app, and who changed them',
  access: 'admin',
  response: one(ChannelSettings),
});

export const changeChannelSettings = put('/api/settings/channels', {
  summary: 'Change the banner, the words of a maintenance and the app',
  access: 'admin',
  adminRight: 'content',
  body: z.object({ version, values: ChannelInput }),
  response: one(ChannelSettings),
  errors: ['CONFLICT.VERSION'],
});

export const getFeatureSettings = get('/api/settings/features', {
  summary: 'Which features are on, and who switched them',
  access: 'admin',
  response: one(FeatureSettings),
});

export const changeFeatureSettings = put('/api/settings/features', {
  summary: 'Switch features on and off',
  access: 'admin',
  body: z.object({ version, values: FeatureValues }),
  response: one(FeatureSettings),
  errors: ['CONFLICT.VERSION'],
});
