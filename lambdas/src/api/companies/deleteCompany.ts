import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { isOpen } from '@bloomkin/shared/rules/orderStatus.ts';
import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import { removal } from '#model/catalogueLog/change.ts';
import { recordCompanyAct } from '#model/companies/companyActs.ts';
import { removeCompany } from '#model/companies/saveCompany.ts';
import { listOpenOrdersOfCompany } from '#model/orders/orderEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';
import { requireOwnCompany } from './changeCompany.ts';

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
