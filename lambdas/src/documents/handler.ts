import * as routes from '@bloomkin/shared/routes/documents.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { geocode } from './geocode.ts';
import { getPublicDocument } from './getPublicDocument.ts';

export const handler = groupHandler(
  routes,
  { getPublicDocument, geocode, pingTime: async ({ now }) => ({ data: { time: now.toISOString() } }) },
  loadCaller,
);
