import * as z from 'zod';
import { get } from '../route.ts';
import { Address } from '../schemas/address.ts';
import { list, one } from '../schemas/answers.ts';
import { Document } from '../schemas/document.ts';
import { text } from '../schemas/fields.ts';
import { DocumentKey } from '../schemas/ids.ts';

export const getPublicDocument = get('/api/_public/document/{id}', {
  summary: 'A legal text by its id or name',
  access: 'public',
  params: { id: DocumentKey },
  response: one(Document),
  cache: 'edge',
});

export const geocode = get('/api/geocode', {
  summary: 'Find Australian addresses by text or point',
  access: 'public',
  query: z
    .object({
      address: text(200).optional(),
      latlng: z
        .string()
        .regex(/^-?\d{1,3}(\.\d{1,9})?,-?\d{1,3}(\.\d{1,9})?$/)
        .optional(),
      suggest: text(200).optional(),
    })
    .refine((query) => query.address || query.latlng || query.suggest, {
      message: 'Give an address, latlng or suggest',
      path: ['address'],
    }),
  response: list(Address),
});

export const pingTime = get('/api/ping/time', {
  summary: 'The server’s time',
  access: 'public',
  response: one(z.object({ time: z.iso.datetime() })),
});
