import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useQuery } from '#api/useQuery.ts';
import { Lines } from '../order/orderStyles.ts';
import { PhoneLink } from '../order/PhoneLink.tsx';
import { Card } from '../pageStyles.ts';

/** Applicants see the owner's contacts until the owner agrees. */
export function WaitingToBeHired({ user: { company } }: { user: User }) {
  const { data } = useQuery(getCompany, company && { params: { id: company.id }, query: {} });
  if (!company) return null;
  const name = company.brand || company.name;
  return (
    <Card aria-labelledby="waiting">
      <h2 id="waiting">Waiting for {name}</h2>
      <Lines>
        <p>
          You asked to join {name}. Its owner has to hire you, on their list of managers, before you see
          anything of it. Ask them; there is nothing else to do here.
        </p>
        {data && <PhoneLink phone={data.data.phone_number} />}
      </Lines>
    </Card>
  );
}
