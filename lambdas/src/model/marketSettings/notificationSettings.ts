import { NotificationValues } from '@bloomkin/shared/schemas/settingsValues.ts';
import { cacheSettings } from './cacheSettings.ts';

export const builtInNotifications = (): NotificationValues => ({ texts: {} });

export const readNotificationSettings = cacheSettings(
  'notifications',
  NotificationValues,
  builtInNotifications,
);
