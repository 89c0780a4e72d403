import * as routes from '@bloomkin/shared/routes/users.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { getMe, updateMe } from './account/me.ts';
import { deleteMe, downloadOwnData, requestDeletion } from './account/ownData.ts';
import { getProfile, updateProfile } from './account/profile.ts';
import { addAddress, deleteAddress, listAddresses, updateAddress } from './addresses/addresses.ts';
import { createUser, sendInvitation } from './admin/createUser.ts';
import { deleteUser } from './admin/deleteUser.ts';
import { editUser } from './admin/editUser.ts';
import { exportUsers, getUser, listUsers } from './admin/listUsers.ts';
import { vendorEditUser } from './admin/vendorEditUser.ts';
import { confirmProfile } from './contacts/confirmProfile.ts';
import { markOccasion } from './recipients/markOccasion.ts';
import { addRecipient, deleteRecipient, listRecipients, updateRecipient } from './recipients/recipients.ts';

export const handler = await groupHandler(
  routes,
  {
    getMe,
    updateMe,
    getProfile,
    updateProfile,
    confirmProfile,
    downloadOwnData,
    requestDeletion,
    deleteMe,
    listAddresses,
    addAddress,
    updateAddress,
    deleteAddress,
    listRecipients,
    addRecipient,
    updateRecipient,
    deleteRecipient,
    markOccasion,
    listUsers,
    exportUsers,
    getUser,
    deleteUser,
    editUser,
    vendorEditUser,
    createUser,
    sendInvitation,
  },
  loadCaller,
);
