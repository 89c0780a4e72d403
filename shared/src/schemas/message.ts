import * as z from 'zod';
import { MessageId } from './ids.ts';

export const Message = z.object({
  id: MessageId,
  subject: z.string(),
  text: z.string(),
  path: z.string().nullable(),
  at: z.iso.datetime(),
  read: z.boolean(),
});
export type Message = z.output<typeof Message>;
