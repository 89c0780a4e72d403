import * as routes from '@bloomkin/shared/routes/companies.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { bindManager } from './bindManager.ts';
import { getCompany } from './getCompany.ts';
import { listCompanies } from './listCompanies.ts';
import { listManagers } from './listManagers.ts';
import { setManagerStatus } from './setManagerStatus.ts';
import { unbindManager } from './unbindManager.ts';

export const handler = groupHandler(
  routes,
  {
    listCompanies,
    getCompany,
    listManagers,
    bindManager,
    unbindManager,
    setManagerStatus,
  },
  loadCaller,
);
