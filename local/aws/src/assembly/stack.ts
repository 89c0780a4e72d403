import * as z from 'zod';

const Resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Condition: z.string().optional(),
});
export type Resource = z.output<typeof Resource>;

const Output = z.object({
  Value: z.unknown(),
  Export: z.object({ Name: z.unknown() }).optional(),
  Condition: z.string().optional(),
});

export const Template = z.object({
  Resources: z.record(z.string(), Resource).default({}),
  Outputs: z.record(z.string(), Output).default({}),
  Parameters: z.record(z.string(), z.object({ Default: z.unknown() })).default({}),
  Conditions: z.record(z.string(), z.unknown()).default({}),
  Mappings: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))).default({}),
});

export interface Stack {
  name: string;
  region: string;
  account: string;
  template: z.output<typeof Template>;
  /** Object key in the staging bucket → file or folder. */
  assets: ReadonlyMap<string, string>;
}
