import { OwnRedirect } from './OwnRedirect.tsx';

/** The old address of one's orders. */
export const OrdersPage = () => <OwnRedirect to="/personal/orders/list/full" />;
