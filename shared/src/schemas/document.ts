import * as z from 'zod';

export const Document = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  text: z.string(),
  updated_at: z.iso.datetime(),
});
export type Document = z.output<typeof Document>;
