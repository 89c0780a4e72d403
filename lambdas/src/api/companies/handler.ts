import * as routes from '@bloomkin/shared/routes/companies.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { startZones } from '#platform/http/startZones.ts';
import { bindManager, listManagers, unbindManager } from './bindManager.ts';
import { createCompany } from './createCompany.ts';
import { deleteCompany } from './deleteCompany.ts';
import { getCompany } from './getCompany.ts';
import { holdCompany } from './holdCompany.ts';
import { addStop, removeStop, setLastOrders } from './lastOrders.ts';
import {
  inviteManager,
  listManagerInvitations,
  listMyInvitations,
  withdrawInvitation,
} from './managerInvitations.ts';
import { lookUpAbn, searchCompanies } from './searchCompanies.ts';
import { setDeliveryPeriods } from './setDeliveryPeriods.ts';
import { setManagerStatus } from './setManagerStatus.ts';
import { updateCompany } from './updateCompany.ts';
import { deleteCover, deleteLogo, uploadCover, uploadLogo } from './uploadPictures.ts';

export const handler = await groupHandler(
  routes,
  {
    getCompany,
    createCompany,
    searchCompanies,
    lookUpAbn,
    updateCompany,
    holdCompany,
    deleteCompany,
    uploadLogo,
    deleteLogo,
    uploadCover,
    deleteCover,
    setDeliveryPeriods,
    setLastOrders,
    addStop,
    removeStop,
    listManagers,
    listManagerInvitations,
    inviteManager,
    withdrawInvitation,
    listMyInvitations,
    bindManager,
    unbindManager,
    setManagerStatus,
  },
  loadCaller,
  [startZones],
);
