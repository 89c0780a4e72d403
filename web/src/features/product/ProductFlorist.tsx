import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import type { CompanyInfo } from '@bloomkin/shared/schemas/company.ts';
import type * as z from 'zod';
import { useQuery } from '#api/useQuery.ts';
import { toListPoint } from '#features/deliveryAddress/placeQuery.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { FloristCard } from '#features/florist/FloristCard.tsx';

export function ProductFlorist({ company }: { company: z.output<typeof CompanyInfo> }) {
  const place = usePlace();
  const { data } = useQuery(getCompany, {
    params: { id: company.id },
    query: place ? toListPoint(place) : {},
  });
  const known = data?.data ?? { ...company, distantion: null, stores: [], claim: { words: '' } };
  return <FloristCard company={known} />;
}
