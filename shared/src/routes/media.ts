import * as z from 'zod';
import { del, post } from '../route.ts';
import { one } from '../schemas/answers.ts';
import { User } from '../schemas/user.ts';

export const uploadAvatar = post('/api/me/avatar', {
  summary: 'Show a picture of oneself: a JPEG, PNG or WebP file of at most 4 MB in the field `avatar`',
  access: 'authenticated',
  bodyKind: 'form',
  body: z.object({}),
  response: one(User),
});

export const deleteAvatar = del('/api/me/avatar', {
  summary: 'Show no picture of oneself',
  access: 'authenticated',
  response: one(User),
  retry: true,
});
