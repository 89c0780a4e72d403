import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useQuery } from '#api/useQuery.ts';
import { Lines } from '#office/kit/pageStyles.ts';
import { PhoneLink } from '#office/orders/view/PhoneLink.tsx';

/** Applicants see the owner's contacts until the owner agrees. */
export function WaitingToBeHired({ user: { company } }: { user: User }) {
  const { data } = useQuery(getCompany, company && { params: { id: company.id }, query: {} });
  if (!company) return null;
  return (
    <Lines>
      <p>Ask the owner to hire you on their list of managers; there is nothing else to do here.</p>
      {data && <PhoneLink phone={data.data.phone_number} />}
    </Lines>
  );
}
