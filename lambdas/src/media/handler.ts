import * as routes from '@bloomkin/shared/routes/media.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { deleteAvatar } from './deleteAvatar.ts';
import { uploadAvatar } from './uploadAvatar.ts';

export const handler = groupHandler(routes, { uploadAvatar, deleteAvatar }, loadCaller);
