import { getChannels } from '@bloomkin/shared/routes/catalogue.ts';
import type { FeatureName } from '@bloomkin/shared/rules/features.ts';
import type { Channels } from '@bloomkin/shared/schemas/channels.ts';
import { type QueryOptions, useQuery } from './useQuery.ts';

/** The operator's settings for every page; undefined until loaded. */
export const useChannels = (options: QueryOptions<{ data: Channels }> = {}): Channels | undefined =>
  useQuery(getChannels, {}, { revalidateIfStale: false, ...options }).data?.data;

/** On until something else is known. */
export const useFeature = (name: FeatureName): boolean => useChannels()?.features[name] !== false;
