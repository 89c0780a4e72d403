import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useQuery } from '#api/useQuery.ts';
import { useUser } from '#session/useSession.ts';
import type { DiscountValues } from './discountValues.ts';

/** A product that the discount applies to, if any. */
export function useExampleProduct({
  company,
  category,
  collection,
}: Pick<DiscountValues, 'company' | 'category' | 'collection'>): Product | undefined {
  const companyId = useUser()?.company?.id ?? company;
  const { data } = useQuery(listCategoryProducts, {
    params: { id: category || '0' },
    query: {
      per_page: 1,
      ...(companyId && { company_id: companyId }),
      ...(collection && { collection_id: collection }),
    },
  });
  return data?.data[0];
}
