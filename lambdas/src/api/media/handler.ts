import * as routes from '@bloomkin/shared/routes/media.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { deleteAvatar, uploadAvatar } from './avatar.ts';
import { addClaimPhoto, addOrderPhoto } from './orderPhoto.ts';

export const handler = await groupHandler(
  routes,
  { uploadAvatar, deleteAvatar, addOrderPhoto, addClaimPhoto },
  loadCaller,
);
