import * as z from 'zod';
import { get, put } from '../route.ts';
import { SavedLocationInput } from '../schemas/address.ts';
import { one } from '../schemas/answers.ts';
import { text } from '../schemas/fields.ts';
import { User } from '../schemas/user.ts';

const name = text(120).min(1, 'Enter first name');

export const getMe = get('/api/me', { summary: 'The caller', access: 'user', response: one(User) });

export const updateMe = put('/api/me', {
  summary: 'Change one’s name or leave one’s company',
  access: 'user',
  body: z.object({
    fio: name.optional(),
    company: z.null().optional(),
    company_id: z.union([z.literal(0), z.literal('0')]).optional(),
  }),
  response: one(User),
});

export const getProfile = get('/api/profile', {
  summary: 'The caller’s profile',
  access: 'user',
  response: one(User),
});

export const updateProfile = put('/api/profile', {
  summary: 'Change one’s name or saved address',
  access: 'user',
  body: z.object({ fio: name.optional(), location: SavedLocationInput.nullable().optional() }),
  response: one(User),
});
