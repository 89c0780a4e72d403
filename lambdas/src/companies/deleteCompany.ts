import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { isOpen } from '@bloomkin/shared/rules/orderStatus.ts';
import { logChanges } from '../catalogue/log/catalogueLogEntity.ts';
import { versionHeaders } from '../catalogue/log/catalogueVersion.ts';
import { removal } from '../catalogue/log/change.ts';
import type { Handler } from '../http/request.ts';
import { HttpResponse } from '../http/response.ts';
import { listOpenOrdersOfCompany } from '../orders/orderEntity.ts';
import { conflict, retryOnConflict } from '../table/retry.ts';
import { transact } from '../table/transact.ts';
import { requireOwnCompany } from './changeCompany.ts';
import { recordCompanyAct } from './companyActs.ts';
import { removeCompany } from './saveCompany.ts';

/** The stream's consumer unbinds its people. */
export const deleteCompany: Handler<typeof routes.deleteCompany> = ({ caller, params, now }) =>
  retryOnConflict(async () => {
    const { company } = await requireOwnCompany(caller, params.id);
    const orders = await listOpenOrdersOfCompany(company.id);
    if (orders.some(({ status }) => isOpen(status))) throw new AppError('COMPANY.OPEN_ORDERS');
    const removed = removal('company', company.id, company.revision + 1);
    const { version, writes: catalogue } = logChanges([removed], now);
    const act = recordCompanyAct('company.deleted', company, undefined);
    const failed = await transact({ ...removeCompany(company, now), catalogue, act });
    if (failed) return conflict;
    return new HttpResponse({ message: 'The company is closed' }, { headers: versionHeaders(version) });
  });
