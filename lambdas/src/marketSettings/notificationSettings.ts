import { NotificationValues } from '@bloomkin/shared/schemas/settingsValues.ts';
import { keepSettings } from './keepSettings.ts';

export const builtInNotifications = (): NotificationValues => ({ texts: {} });

export const readNotificationSettings = keepSettings(
  'notifications',
  NotificationValues,
  builtInNotifications,
);
