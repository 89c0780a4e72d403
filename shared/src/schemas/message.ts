import * as z from 'zod';
import { MessageId } from './ids.ts';

/** What a person was told of: an order, a review. `path` leads to it within the app. */
export const Message = z.object({
  id: MessageId,
  subject: z.string(),
  text: z.string(),
  path: z.string().nullable(),
  at: z.iso.datetime(),
  read: z.boolean(),
});
export type Message = z.output<typeof Message>;
