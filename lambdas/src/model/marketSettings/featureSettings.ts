import { AppError } from '@bloomkin/shared/errors.ts';
import { type FeatureName, offMessages } from '@bloomkin/shared/rules/features.ts';
import { FeatureValues } from '@bloomkin/shared/schemas/features.ts';
import { cacheSettings } from './cacheSettings.ts';

export const builtInFeatures = (): FeatureValues => ({
  reviews: true,
  discount_codes: true,
  cart_reminders: true,
  push_campaigns: true,
  partner_sign_up: true,
  ucp: true,
  mcp: true,
  acp: true,
  web_mcp: true,
});

/** Not cached: a switch applies from the next request. */
export const readFeatureSettings = cacheSettings('features', FeatureValues, builtInFeatures, 0);

export const isOn = async (name: FeatureName, now: Date): Promise<boolean> =>
  (await readFeatureSettings(now))[name];

export async function requireFeature(name: FeatureName, now: Date): Promise<void> {
  if (!(await isOn(name, now))) throw new AppError('FEATURE.OFF', { message: offMessages[name] });
}
