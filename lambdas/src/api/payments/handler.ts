import * as routes from '@bloomkin/shared/routes/payments.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { startZones } from '#platform/http/startZones.ts';
import { addPayoutAccount, openPayoutDashboard } from './addPayoutAccount.ts';
import { getMarketMonth } from './marketMonth.ts';
import { recordRefundTransfer } from './recordRefundTransfer.ts';
import { refundOrder } from './refundOrder.ts';
import { getPaymentSession, startPayment } from './startPayment.ts';
import { getStatement } from './statement/getStatement.ts';

export const handler = await groupHandler(
  routes,
  {
    startPayment,
    getPaymentSession,
    addPayoutAccount,
    openPayoutDashboard,
    refundOrder,
    recordRefundTransfer,
    getStatement,
    getMarketMonth,
  },
  loadCaller,
  [startZones],
);
