import * as routes from '@bloomkin/shared/routes/paymentWebhook.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { receivePaymentEvent } from './receivePaymentEvent.ts';

export const handler = await groupHandler(routes, { receivePaymentEvent }, loadCaller);
