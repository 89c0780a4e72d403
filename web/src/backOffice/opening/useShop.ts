import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import useSWR, { type SWRResponse } from 'swr';
import type { ApiError } from '../../api/apiError.ts';
import { callSignedIn } from '../../session/callSignedIn.ts';

const asMyself = { asMyself: true };

async function loadShop(id: Company['id']) {
  const query = { company_id: id, per_page: 1 };
  const [{ data: company }, { total }] = await Promise.all([
    callSignedIn(getCompany, { params: { id }, query: {} }, asMyself),
    callSignedIn(listAllProducts, { query }, asMyself),
  ]);
  return { ...company, products: total };
}

/** A company with what only its own people see of it; nothing is asked without one. */
export const useShop = (
  id: Company['id'] | undefined,
): SWRResponse<Awaited<ReturnType<typeof loadShop>>, ApiError> =>
  useSWR(id ? ['shop', id] : null, () => (id ? loadShop(id) : Promise.reject(new TypeError('No company'))));
