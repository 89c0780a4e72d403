import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useQuery } from '#api/useQuery.ts';

const asMyself = { asMyself: true };

/** As staff see them. */
export function useShop(id: Company['id'] | undefined): (Company & { products: number }) | undefined {
  const company = useQuery(getCompany, id ? { params: { id }, query: {} } : null, asMyself).data;
  const products = useQuery(
    listAllProducts,
    id ? { query: { company_id: id, per_page: 1 } } : null,
    asMyself,
  ).data;
  return company && products && { ...company.data, products: products.total };
}
