import * as z from 'zod';
import { setting } from '#platform/settings.ts';

const PlatformDetails = z.object({
  name: z.string(),
  abn: z.string(),
  address: z.string(),
  email: z.string(),
  isGstRegistered: z.boolean(),
});
export type PlatformDetails = z.output<typeof PlatformDetails>;

export const readPlatformDetails = (): PlatformDetails =>
  PlatformDetails.parse(JSON.parse(setting('PLATFORM')));
