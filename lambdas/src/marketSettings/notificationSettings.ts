import { NotificationValues } from '@bloomkin/shared/schemas/settingsValues.ts';
import { keepSettings } from './keepSettings.ts';

/** Every text as built in. */
export const builtInNotifications = (): NotificationValues => ({ texts: {} });

export const readNotificationSettings = keepSettings(
  'notifications',
  NotificationValues,
  builtInNotifications,
);
