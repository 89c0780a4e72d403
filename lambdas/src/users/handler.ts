import * as routes from '@bloomkin/shared/routes/users.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { addAddress } from './addAddress.ts';
import { confirmProfile } from './confirmProfile.ts';
import { deleteAddress } from './deleteAddress.ts';
import { getMe } from './getMe.ts';
import { getProfile } from './getProfile.ts';
import { listAddresses } from './listAddresses.ts';
import { updateAddress } from './updateAddress.ts';
import { updateMe } from './updateMe.ts';
import { updateProfile } from './updateProfile.ts';

export const handler = groupHandler(routes, {
  getMe,
  updateMe,
  getProfile,
  updateProfile,
  confirmProfile,
  listAddresses,
  addAddress,
  updateAddress,
  deleteAddress,
});
