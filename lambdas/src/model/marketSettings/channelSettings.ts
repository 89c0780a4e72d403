import { appDescription } from '@bloomkin/shared/appDescription.ts';
import { AppError } from '@bloomkin/shared/errors.ts';
import { ChannelValues } from '@bloomkin/shared/schemas/channels.ts';
import type { Get } from '#platform/table/read.ts';
import { cacheSettings } from './cacheSettings.ts';

export const builtInChannels = (): ChannelValues => ({
  banner: { on: false, text: '', link: '', link_text: '', from: null, to: null },
  maintenance: {
    on: false,
    text: 'We are doing some work on the shop. Look around as you like: ordering is back soon.',
  },
  app: { offered: true, description: appDescription },
});

/** Not cached: maintenance applies from the next request. */
export const readChannelSettings = cacheSettings('channels', ChannelValues, builtInChannels, 0);

export async function refuseInMaintenance(now: Date, read?: Get): Promise<void> {
  const { maintenance } = await readChannelSettings(now, read);
  if (maintenance.on) throw new AppError('SHOP.MAINTENANCE', { message: maintenance.text });
}
