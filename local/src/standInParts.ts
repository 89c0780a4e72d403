import { receivePaymentEvent } from '@bloomkin/shared/routes/paymentWebhook.ts';
import * as z from 'zod';
import type { Deployment } from './assembly/deployment.ts';
import { filledByHand } from './aws/secrets.ts';
import type { DataFolder } from './data/dataFolder.ts';
import type { Functions } from './functions/functions.ts';
import { createCognito } from './standIns/cognito/createCognito.ts';
import { createLocation } from './standIns/location/createLocation.ts';
import { createMessages } from './standIns/messages/createMessages.ts';
import { createPayments } from './standIns/payments/createPayments.ts';

export type StandIns = ReturnType<typeof makeStandIns>;

export interface StandInsOptions {
  deployment: Deployment;
  functions: Functions;
  data: DataFolder;
  /** Cognito's clock. */
  now?: (() => number) | undefined;
  /** Where people reach the shop, asked for when it is known. */
  publicUrl: () => string;
}

const anything = z.record(z.string(), z.unknown());

/** What plays Cognito, text messages and mail, Amazon Location and the payment provider. */
export function makeStandIns({ deployment, functions, data, now, publicUrl }: StandInsOptions) {
  const propertiesOf = (type: string) =>
    Object.fromEntries(deployment.list(type, anything).map(({ ref, properties }) => [ref, properties]));
  return {
    cognito: createCognito({
      pools: propertiesOf('AWS::Cognito::UserPool'),
      clients: propertiesOf('AWS::Cognito::UserPoolClient'),
      region: deployment.region,
      invoke: (functionArn, event) => functions.invoke(functionArn, event),
      dataFile: data.path('cognito.jsonl'),
      ...(now && { now }),
    }),
    messages: createMessages({ dataFile: data.path('messages.jsonl') }),
    location: createLocation(),
    payments: createPayments({
      dataFile: data.path('payments.jsonl'),
      publicUrl,
      webhook: () => ({
        url: `${publicUrl()}${receivePaymentEvent.path}`,
        secret: filledByHand['stripe-webhook'],
      }),
      secretKey: filledByHand['stripe-key'],
    }),
  };
}
