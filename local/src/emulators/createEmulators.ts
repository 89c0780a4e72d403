import { receivePaymentEvent } from '@bloomkin/shared/routes/paymentWebhook.ts';
import * as z from 'zod';
import type { Deployment } from '../aws/assembly/deployment.ts';
import type { Clock } from '../aws/clock.ts';
import type { DataFolder } from '../aws/data/dataFolder.ts';
import { createCognito } from './cognito/createCognito.ts';
import { createLocation } from './location/createLocation.ts';
import { createMessages } from './outbox/createMessages.ts';
import { createPayments } from './payments/createPayments.ts';

/** The secrets that an operator enters in the cloud. */
export const secretValues = { 'stripe-key': 'sk_test_local', 'stripe-webhook': 'whsec_local' } as const;

export interface EmulatorsOptions {
  deployment: Deployment;
  /** Calls a function of the deployment, as Cognito calls its triggers. */
  invoke: (functionArn: string, event: unknown) => Promise<unknown>;
  data: DataFolder;
  clock: Clock;
  /** Cognito's time, where it is not the clock's. */
  now?: (() => number) | undefined;
  /** Where people reach the shop, asked for when it is known. */
  publicUrl: () => string;
}

const anything = z.record(z.string(), z.unknown());

/** Cognito, text messages and mail, Amazon Location and the payment provider. */
export function createEmulators({
  deployment,
  invoke,
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
      invoke,
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
        secret: secretValues['stripe-webhook'],
      }),
      secretKey: secretValues['stripe-key'],
    }),
  };
}
