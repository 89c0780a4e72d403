import * as routes from '@bloomkin/shared/routes/orders.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { startZones } from '#platform/http/startZones.ts';
import { decideClaim, getClaim, makeClaim } from './claims.ts';
import { closeProposal } from './closeProposal.ts';
import { deleteOrder } from './deleteOrder.ts';
import { exportAbandonedCarts, exportOrders } from './exportOrders.ts';
import { getAbandonedSummary } from './getAbandonedSummary.ts';
import { getOrder } from './getOrder.ts';
import { getOrderStatus } from './getOrderStatus.ts';
import { listOrderDays } from './listOrderDays.ts';
import { listOrders } from './listOrders.ts';
import { answerAsRecipient, getRecipientPage } from './recipientPage.ts';
import { remindFlorist } from './remindFlorist.ts';
import { answerRescue, getRescue } from './rescue.ts';
import { answerSwap, getSwap, proposeSwap, withdrawSwap } from './swaps.ts';
import { updateOrder } from './updateOrder.ts';

export const handler = await groupHandler(
  routes,
  {
    listOrders,
    exportOrders,
    exportAbandonedCarts,
    getAbandonedSummary,
    getOrder,
    listOrderDays,
    updateOrder,
    closeProposal,
    remindFlorist,
    deleteOrder,
    getOrderStatus,
    getClaim,
    makeClaim,
    decideClaim,
    proposeSwap,
    withdrawSwap,
    getSwap,
    answerSwap,
    getRecipientPage,
    answerAsRecipient,
    getRescue,
    answerRescue,
  },
  loadCaller,
  [startZones],
);
