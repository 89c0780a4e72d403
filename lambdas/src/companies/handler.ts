import * as routes from '@bloomkin/shared/routes/companies.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { getCompany } from './getCompany.ts';
import { listCompanies } from './listCompanies.ts';

export const handler = groupHandler(routes, { listCompanies, getCompany });
