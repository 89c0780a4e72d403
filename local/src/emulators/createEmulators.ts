import { receivePaymentEvent } from '@bloomkin/shared/routes/paymentWebhook.ts';
import * as z from 'zod';
import type { Deployment } from '../aws/assembly/deployment.ts';
import type { Clock } from '../aws/clock.ts';
import type { DataFolder } from '../aws/data/dataFolder.ts';
import type { Functions } from '../aws/functions/functions.ts';
import { filledByHand } from '../aws/secrets/secrets.ts';
import { createCognito } from './cognito/createCognito.ts';
import { createLocation } from './location/createLocation.ts';
import { createMessages } from './outbox/createMessages.ts';
import { createPayments } from './payments/createPayments.ts';

export type Emulators = ReturnType<typeof createEmulators>;

export interface EmulatorsOptions {
  deployment: Deployment;
  functions: Functions;
  data: DataFolder;
  clock: Clock;
  /** Cognito's time, where it is not the clock's. */
  now?: (() => number) | undefined;
  /** Where people reach the shop, asked for when it is known. */
  publicUrl: () => string;
}

const anything = z.record(z.string(), z.unknown());

/** What plays Cognito, text messages and mail, Amazon Location and the payment provider. */
export function createEmulators({
  deployment,
  functions,
  data,
  clock,
  now = clock.nowMs,
  publicUrl,
}: EmulatorsOptions) {
  const propertiesOf = (type: string) =>
    Object.fromEntries(deployment.list(type, anything).map(({ ref, properties }) => [ref, properties]));
  return {
    cognito: createCognito({
      pools: propertiesOf('AWS::Cognito::UserPool'),
      clients: propertiesOf('AWS::Cognito::UserPoolClient'),
      region: deployment.region,
      invoke: (functionArn, event) => functions.invoke(functionArn, event),
      dataFile: data.path('cognito.jsonl'),
      now,
    }),
    messages: createMessages({ dataFile: data.path('messages.jsonl'), now: clock.nowMs }),
    location: createLocation(),
    payments: createPayments({
      dataFile: data.path('payments.jsonl'),
      now: clock.nowMs,
      publicUrl,
      webhook: () => ({
        url: `${publicUrl()}${receivePaymentEvent.path}`,
        secret: filledByHand['stripe-webhook'],
      }),
      secretKey: filledByHand['stripe-key'],
    }),
  };
}
