import * as routes from '@bloomkin/shared/routes/paymentWebhook.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { receivePaymentEvent } from './receivePaymentEvent.ts';

export const handler = await groupHandler(routes, { receivePaymentEvent }, loadCaller);
