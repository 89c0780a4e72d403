import * as routes from '@bloomkin/shared/routes/users.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { addAddress } from './addAddress.ts';
import { addRecipient } from './addRecipient.ts';
import { confirmProfile } from './confirmProfile.ts';
import { createUser } from './createUser.ts';
import { deleteAddress } from './deleteAddress.ts';
import { deleteRecipient } from './deleteRecipient.ts';
import { deleteUser } from './deleteUser.ts';
import { editUser } from './editUser.ts';
import { getMe } from './getMe.ts';
import { getProfile } from './getProfile.ts';
import { getUser } from './getUser.ts';
import { listAddresses } from './listAddresses.ts';
import { listRecipients } from './listRecipients.ts';
import { listUsers } from './listUsers.ts';
import { loadCaller } from './loadCaller.ts';
import { sendInvitation } from './sendInvitation.ts';
import { updateAddress } from './updateAddress.ts';
import { updateMe } from './updateMe.ts';
import { updateProfile } from './updateProfile.ts';
import { updateRecipient } from './updateRecipient.ts';
import { vendorEditUser } from './vendorEditUser.ts';

export const handler = groupHandler(
  routes,
  {
    getMe,
    updateMe,
    getProfile,
    updateProfile,
    confirmProfile,
    listAddresses,
    addAddress,
    updateAddress,
    deleteAddress,
    listRecipients,
    addRecipient,
    updateRecipient,
    deleteRecipient,
    listUsers,
    getUser,
    deleteUser,
    editUser,
    vendorEditUser,
    createUser,
    sendInvitation,
  },
  loadCaller,
);
