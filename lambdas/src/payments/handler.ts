import * as routes from '@bloomkin/shared/routes/payments.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { addPayoutAccount } from '../payouts/addPayoutAccount.ts';
import { openPayoutDashboard } from '../payouts/openPayoutDashboard.ts';
import { getStatement } from '../statement/getStatement.ts';
import { startZones } from '../stores/startZones.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { getPaymentSession } from './getPaymentSession.ts';
import { refundOrder } from './refundOrder.ts';
import { startPayment } from './startPayment.ts';

export const handler = await groupHandler(
  routes,
  { startPayment, getPaymentSession, addPayoutAccount, openPayoutDashboard, refundOrder, getStatement },
  loadCaller,
  [startZones],
);
