import * as routes from '@bloomkin/shared/routes/users.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { getMe } from './getMe.ts';
import { getProfile } from './getProfile.ts';
import { updateMe } from './updateMe.ts';
import { updateProfile } from './updateProfile.ts';

export const handler = groupHandler(routes, { getMe, updateMe, getProfile, updateProfile });
