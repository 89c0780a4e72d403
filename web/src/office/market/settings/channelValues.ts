import type { ChannelSettings } from '@bloomkin/shared/schemas/marketSettings.ts';

type Values = ChannelSettings['values'];

/** As in the body of the call, so that its errors find their fields; an empty day is none. */
export interface ChannelFormValues {
  values: Omit<Values, 'banner'> & { banner: Values['banner'] & { from: string; to: string } };
}

export const toForm = ({ banner, maintenance, app }: Values): ChannelFormValues => ({
  values: { banner: { ...banner, from: banner.from ?? '', to: banner.to ?? '' }, maintenance, app },
});

export const toBody = ({ values: { banner, maintenance, app } }: ChannelFormValues): Values => ({
  banner: { ...banner, from: banner.from || null, to: banner.to || null },
  maintenance,
  app,
});

export const channelLabels = {
  'values.banner': 'Banner',
  'values.maintenance': 'Maintenance',
  'values.app': 'App',
};

interface Version {
  version: number;
  values: Values;
}

const isSame = (one: object, other: object | undefined) => JSON.stringify(one) === JSON.stringify(other);

const describeBanner = ({ on, text }: Values['banner']) => (on ? `banner “${text}”` : 'no banner');
const describeMaintenance = ({ on }: Values['maintenance']) => `maintenance ${on ? 'on' : 'off'}`;
const describeApp = ({ offered }: Values['app']) => `app ${offered ? 'offered' : 'not offered'}`;

/** Differences to the previous version. */
export function describeChannels({ version, values }: Version, before: Version | undefined): string {
  if (version === 0) return 'Before the first change';
  const { banner, maintenance, app } = values;
  const earlier = before?.values;
  const changed = [
    ...(isSame(banner, earlier?.banner) ? [] : [describeBanner(banner)]),
    ...(isSame(maintenance, earlier?.maintenance) ? [] : [describeMaintenance(maintenance)]),
    ...(isSame(app, earlier?.app) ? [] : [describeApp(app)]),
  ];
  return `Version ${version}: ${changed.join(', ') || 'as before'}`;
}
