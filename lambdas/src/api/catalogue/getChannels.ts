import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { toHolidayChanges } from '@bloomkin/shared/rules/holidayChanges.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Channels, ChannelValues } from '@bloomkin/shared/schemas/channels.ts';
import { readChannelSettings } from '#model/marketSettings/channelSettings.ts';
import { readFeatureSettings } from '#model/marketSettings/featureSettings.ts';
import { readShippingSettings } from '#model/marketSettings/shippingSettings.ts';
import type { Handler } from '#platform/http/request.ts';

export const getChannels: Handler<typeof routes.getChannels> = async ({ now }) => {
  const [channels, { holidays }, features] = await Promise.all([
    readChannelSettings(now),
    readShippingSettings(now),
    readFeatureSettings(now),
  ]);
  return { data: { ...toNotices(channels, now), holidays: toHolidayChanges(holidays), features } };
};

function toNotices(
  { banner, maintenance }: ChannelValues,
  now: Date,
): Pick<Channels, 'banner' | 'maintenance'> {
  const { day } = localTime(now, marketTimeZone);
  const isShown = banner.on && (!banner.from || banner.from <= day) && (!banner.to || day <= banner.to);
  const { text, link, link_text } = banner;
  // The maintenance message replaces the banner.
  return {
    banner: isShown && !maintenance.on ? { text, link, link_text } : null,
    maintenance: maintenance.on ? maintenance.text : null,
  };
}
