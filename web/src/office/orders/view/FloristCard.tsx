import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import type { CompanyInfo } from '@bloomkin/shared/schemas/company.ts';
import { Link } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { Card } from '#components/layout/Card.ts';
import { Lines } from '#office/kit/pageStyles.ts';
import { toFloristPath } from '#office/orders/orderLinks.ts';
import { PhoneLink } from './PhoneLink.tsx';

/** For admins, who call the florist. */
export function FloristCard({ company: { id, brand } }: { company: Pick<CompanyInfo, 'id' | 'brand'> }) {
  const { data } = useQuery(getCompany, { params: { id }, query: {} }, { asMyself: true });
  return (
    <Card aria-labelledby="order-florist">
      <h2 id="order-florist">Florist</h2>
      <Lines>
        <p>
          <Link to={paths.companyEdit(id)}>{brand}</Link>
        </p>
        <PhoneLink phone={data?.data.phone_number ?? ''} />
        <Link to={toFloristPath(id)}>Its open orders</Link>
      </Lines>
    </Card>
  );
}
