import type * as z from 'zod';
import { logError } from '#platform/log.ts';
import type { Get } from '#platform/table/read.ts';
import { type AreaName, findSettings } from './settingsEntity.ts';

/** After a failed read the last or the default values apply. */
export function cacheSettings<S extends z.ZodType>(
  area: AreaName,
  schema: S,
  standard: () => z.output<S>,
  cacheMs = 30_000,
) {
  let cached: { values: z.output<S>; untilMs: number } | undefined;
  return async (now: Date, read?: Get): Promise<z.output<S>> => {
    if (cached && now.getTime() < cached.untilMs) return cached.values;
    try {
      const found = await findSettings(area, read);
      cached = {
        values: found ? schema.parse({ ...Object(standard()), ...found.values }) : standard(),
        untilMs: now.getTime() + cacheMs,
      };
      return cached.values;
    } catch (error) {
      logError('settings could not be read', {
        what: area,
        error: error instanceof Error ? error : undefined,
      });
      return cached?.values ?? standard();
    }
  };
}
