import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { isOpen, orderStatuses } from '@bloomkin/shared/rules/orderStatus.ts';
import { canUse, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { useUser } from '#session/useSession.ts';

const openStatuses = orderStatuses.filter(isOpen).join();

/** Leads to the orders with this product; nothing without open ones. */
export function OpenOrdersLink({ product: { name, company } }: { product: Product }) {
  const user = useUser();
  const mayRead = user !== undefined && canUse(userToPerson(user), 'orders');
  const query = { search: name, company_id: company, statuses: openStatuses, per_page: 1 };
  const total = useQuery(listOrders, mayRead ? { query } : null).data?.total ?? 0;
  if (total === 0) return null;
  return (
    <ButtonLink to={paths.orders({ product: name, ...(user?.is_admin && { company }) })}>
      {pluralise(total, 'open order')}
    </ButtonLink>
  );
}
