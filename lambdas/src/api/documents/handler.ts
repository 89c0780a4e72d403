import * as routes from '@bloomkin/shared/routes/documents.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { createDocument } from './createDocument.ts';
import { geocode, suggestAddresses } from './geocode.ts';
import { getDocument, getPublicDocument, listDocuments, listDocumentVersions } from './readDocuments.ts';
import { updateDocument } from './updateDocument.ts';

export const handler = await groupHandler(
  routes,
  {
    getPublicDocument,
    listDocuments,
    getDocument,
    createDocument,
    updateDocument,
    listDocumentVersions,
    geocode,
    suggestAddresses,
    pingTime: async ({ now }) => ({ data: { time: now.toISOString() } }),
  },
  loadCaller,
);
