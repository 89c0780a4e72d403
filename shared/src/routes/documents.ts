import * as z from 'zod';
import { get, post, put } from '#route.ts';
import { Address, AddressSuggestion } from '#schemas/address.ts';
import { list, one, page } from '#schemas/answers.ts';
import {
  Document,
  DocumentForm,
  DocumentUpdateForm,
  DocumentVersion,
  OfficeDocument,
} from '#schemas/document.ts';
import { paging, text } from '#schemas/fields.ts';
import { DocumentKey } from '#schemas/ids.ts';

export const getPublicDocument = get('/api/_public/document/{id}', {
  summary: 'A legal text by its id or name',
  access: 'public',
  params: { id: DocumentKey },
  response: one(Document),
  cache: 'edge',
});

const documentPath = { id: DocumentKey };

export const listDocuments = get('/api/documents', {
  summary: 'All legal texts',
  access: 'admin',
  response: list(OfficeDocument),
});

export const getDocument = get('/api/document/{id}', {
  summary: 'A legal text by its id or name, with who saved it',
  access: 'admin',
  params: documentPath,
  response: one(OfficeDocument),
});

export const createDocument = post('/api/document', {
  summary: 'Add a legal text; its HTML is reduced to headings, paragraphs, lists, emphasis and links',
  access: 'admin',
  adminRight: 'content',
  body: DocumentForm,
  response: one(OfficeDocument),
  errors: ['DOCUMENT.NAME_TAKEN', 'DOCUMENT.TOO_MANY'],
  idempotent: true,
});

export const updateDocument = put('/api/document/{id}/edit', {
  summary: 'Save a new version of a legal text; a stale `version` is a 409 with the newest',
  access: 'admin',
  adminRight: 'content',
  params: documentPath,
  body: DocumentUpdateForm,
  response: one(OfficeDocument),
  errors: ['CONFLICT.VERSION'],
});

export const listDocumentVersions = get('/api/document/{id}/versions', {
  summary: 'The versions of a legal text, newest first',
  access: 'admin',
  params: documentPath,
  query: z.object(paging),
  response: page(DocumentVersion),
});

const latLng = z.string().regex(/^-?\d{1,3}(\.\d{1,9})?,-?\d{1,3}(\.\d{1,9})?$/);

export const geocode = get('/api/geocode', {
  summary:
    'Find Australian addresses by text (those close to `near` first), by point or by the id of a suggestion',
  access: 'public',
  query: z
    .object({
      address: text(200).optional(),
      latlng: latLng.optional(),
      suggest: text(200).optional(),
      place: text(500).optional(),
      near: latLng.optional(),
    })
    .refine((query) => query.address || query.latlng || query.suggest || query.place, {
      message: 'Give an address, latlng, suggest or place',
      path: ['address'],
    }),
  response: list(Address),
});

export const suggestAddresses = get('/api/geocode/suggestions', {
  summary: 'Australian addresses while somebody types, without their points',
  access: 'public',
  query: z.object({ text: text(200), near: latLng.optional() }),
  response: list(AddressSuggestion).extend({
    /** Suburbs of our own list, while the place service suggests nothing. */
    suburbsOnly: z.boolean().optional(),
  }),
});

export const pingTime = get('/api/ping/time', {
  summary: 'The server’s time',
  access: 'public',
  response: one(z.object({ time: z.iso.datetime() })),
});
