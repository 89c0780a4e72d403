import { getChannels } from '@bloomkin/shared/routes/catalogue.ts';
import type { FeatureName } from '@bloomkin/shared/rules/features.ts';
import type { Channels } from '@bloomkin/shared/schemas/channels.ts';
import { type QueryOptions, useQuery } from './useQuery.ts';

/** The operator's settings for every page; undefined until loaded. */
export const useChannels = (options: QueryOptions<{ data: Channels }> = {}): Channels | undefined =>
  useQuery(getChannels, {}, { revalidateIfStale: false, ...options }).data?.data;

/** Answers yes until the settings have loaded. */
export const useFeature = (name: FeatureName): boolean => useChannels()?.features[name] !== false;
