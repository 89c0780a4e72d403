import * as z from 'zod';
import { get, put } from '#route.ts';
import { page } from '#schemas/answers.ts';
import { paging } from '#schemas/fields.ts';
import { MessageId } from '#schemas/ids.ts';
import { Message } from '#schemas/message.ts';

export const listMessages = get('/api/messages', {
  summary: 'The caller’s messages of the last year, newest first, and how many are unread',
  access: 'authenticated',
  query: z.object(paging),
  response: page(Message).extend({ unread: z.int().min(0) }),
});

export const readMessages = put('/api/messages/read', {
  summary: 'Mark some of the caller’s messages as read, or all; ids that are not theirs change nothing',
  access: 'authenticated',
  audited: false,
  body: z.object({ ids: z.union([z.literal('all'), z.array(MessageId).max(50)]) }),
  response: z.object({ unread: z.int().min(0) }),
  retry: true,
});
