import * as routes from '@bloomkin/shared/routes/media.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { deleteAvatar, uploadAvatar } from './avatar.ts';

export const handler = await groupHandler(routes, { uploadAvatar, deleteAvatar }, loadCaller);
