import { Navigate } from 'react-router-dom';

/** The old address of one's orders. */
export const OrdersPage = () => <Navigate to="/personal/orders/list/full" replace />;
