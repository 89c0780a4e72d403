import * as z from 'zod';
import { post } from '#route.ts';

export const receivePaymentEvent = post('/api/stripe/webhook', {
  summary: 'What the payment provider tells us; signed, each event acts once',
  access: 'provider',
  bodyKind: 'raw',
  body: z.instanceof(Uint8Array),
  response: z.object({ received: z.literal(true) }),
});
