import { paths } from '@bloomkin/shared/pages.ts';

interface DeliveredOrders {
  from: string;
  to: string;
  companyId: string | null;
}

/** The orders completed for these days. */
export const toDeliveredPath = ({ from, to, companyId }: DeliveredOrders): string =>
  paths.orders({ status: 'completed', from, to, ...(companyId && { company: companyId }) });

export const waitingOrdersPath = (): string => paths.orders({ status: 'new', payment: 'paid' });
