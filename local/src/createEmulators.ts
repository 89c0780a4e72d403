import { receivePaymentEvent } from '@bloomkin/shared/routes/paymentWebhook.ts';
import type { Deployment } from '@local/aws/assembly/deployment.ts';
import { toClientSecret } from '@local/aws/assembly/resourceTypes.ts';
import type { Clock } from '@local/aws/clock.ts';
import { createCognito } from '@local/cognito/createCognito.ts';
import type { DataFolder } from '@local/kit/dataFolder.ts';
import { createPlaces } from '@local/location/createPlaces.ts';
import { createMessages } from '@local/messages/createMessages.ts';
import { createPayments } from '@local/stripe/createPayments.ts';
import * as z from 'zod';

/** Entered by an operator in the cloud. */
export const secretValues = {
  'stripe-key': 'sk_test_local',
  'stripe-webhook': 'whsec_local',
  'abn-lookup': '00000000-0000-0000-0000-00000000abcd',
  'acp-token': 'acp-local',
} as const;

export interface EmulatorsOptions {
  deployment: Deployment;
  /** Runs Cognito's triggers. */
  invoke: (functionArn: string, event: unknown) => Promise<unknown>;
  data: DataFolder;
  clock: Clock;
  /** Defaults to the clock. */
  now?: (() => number) | undefined;
  /** Known only after the start. */
  publicUrl: () => string;
}

const anything = z.record(z.string(), z.unknown());

const listClients = (deployment: Deployment) =>
  Object.fromEntries(
    deployment
      .list('AWS::Cognito::UserPoolClient', anything)
      .map((client) => [client.ref, { ...client.properties, ClientSecret: toClientSecret(client) }]),
  );

export function createEmulators({
  deployment,
  invoke,
  data,
  clock,
  now = clock.nowMs,
  publicUrl,
}: EmulatorsOptions) {
  const findProperties = (type: string) =>
    Object.fromEntries(deployment.list(type, anything).map(({ ref, properties }) => [ref, properties]));
  return {
    cognito: createCognito({
      pools: findProperties('AWS::Cognito::UserPool'),
      clients: listClients(deployment),
      region: deployment.region,
      invoke,
      dataFile: data.path('cognito.db'),
      now,
    }),
    messages: createMessages({ dataFile: data.path('messages.db'), now: clock.nowMs }),
    places: createPlaces(now),
    payments: createPayments({
      dataFile: data.path('payments.db'),
      now: clock.nowMs,
      publicUrl,
      webhook: () => ({
        url: `${publicUrl()}${receivePaymentEvent.path}`,
        secrets: [secretValues['stripe-webhook']],
      }),
      secretKey: secretValues['stripe-key'],
    }),
  };
}
