import { randomUUID } from 'node:crypto';
import { abnLookupUrl, withAbnLookup } from '@local/abn/createAbnLookup.ts';
import { Deployment } from '@local/aws/assembly/deployment.ts';
import { Clock } from '@local/aws/clock.ts';
import { createCloud } from '@local/aws/cloud.ts';
import type { FunctionSpec } from '@local/aws/functions/functionSpec.ts';
import type { DataFolder } from '@local/kit/dataFolder.ts';
import { FaultInjector } from '@local/kit/faultInjector.ts';
import type { Message } from '@local/messages/message.ts';
import { createPushService, pushServiceUrl, withPushService } from '@local/push/createPushService.ts';
import { withFaults } from '@local/stripe/withFaults.ts';
import * as z from 'zod';
import { createEmulators, secretValues } from './createEmulators.ts';
import { florists } from './demo/content/florist.ts';
import { type FaultTarget, faultTargets } from './fault.ts';
import type { LocalCloudOptions } from './localCloudOptions.ts';

const onError = (error: unknown) =>
  console.error('The local run failed at something in the background', error);

const Notification = z.object({ title: z.string(), text: z.string(), path: z.string() });

/** A notification as the outbox shows it. */
function toPushMessage(notification: string, to: string, at: Date): Message {
  const { title, text, path } = Notification.parse(JSON.parse(notification));
  const content = { subject: title, text: `${text}\n${path}`, html: '' };
  return { id: randomUUID(), channel: 'push', to, ...content, at: at.toISOString() };
}

const findName = (abn: string) => florists.find((florist) => florist.abn === abn)?.name;

export type ShopCloud = ReturnType<typeof createShopCloud>;

export function createShopCloud(options: LocalCloudOptions, data: DataFolder, publicUrl: () => string) {
  const deployment = new Deployment(options.assemblyDir);
  const clock = new Clock(options.clock?.startsAt);
  const faults = new FaultInjector<FaultTarget>();
  const siteUrl = deployment.findOutput('SiteUrl');
  const emulators = createEmulators({
    deployment,
    invoke: (functionArn, event) => cloud.functions.invoke(functionArn, event),
    data,
    clock,
    now: options.now,
    publicUrl,
  });
  const { cognito, messages, places, payments } = emulators;
  const push = createPushService({
    port: () => cloud.endpoint.port,
    now: clock.nowMs,
    receive: (notification, to) => messages.outbox.add(toPushMessage(notification, to, clock.now())),
  });
  const abnGuids = new Set<string>([secretValues['abn-lookup']]);
  const cloud = createCloud({
    ...options,
    deployment,
    data,
    clock,
    services: { 'cognito-idp': cognito, sns: messages, ses: messages, ...places.services },
    fallback: withPushService(
      withAbnLookup(withFaults(payments, faults), { guids: abnGuids, faults, findName }),
      push,
    ),
    variables: (spec, endpointPort) => ({
      ...functionVariables(spec, { siteUrl, publicUrl, endpointPort }),
      ...(options.timeoutFactor && { CLIENT_TIMEOUT_FACTOR: String(options.timeoutFactor) }),
      ...options.functionVariables,
    }),
    secretValues,
    faults,
    faultTargets,
    onError,
  });
  return { ...cloud, ...emulators, faults, push, abnGuids };
}

interface Addresses {
  siteUrl: string | undefined;
  publicUrl: () => string;
  endpointPort: number;
}

/** Overrides the addresses of the payment provider and the business register and every value that contains the shop's. */
function functionVariables(
  { environment }: Pick<FunctionSpec, 'environment'>,
  { siteUrl, publicUrl, endpointPort }: Addresses,
): Record<string, string> {
  const withSiteUrl = Object.entries(environment).filter(([, value]) => siteUrl && value.includes(siteUrl));
  return {
    // Agents may be tried with profiles on this machine.
    AGENT_LOCAL_PROFILES: process.env.AGENT_LOCAL_PROFILES ?? '1',
    // The local stage could take payments inside agents; off, as everywhere, unless it is tried.
    AGENT_PAYMENTS: process.env.AGENT_PAYMENTS ?? 'off',
    ABN_LOOKUP_URL: abnLookupUrl(endpointPort),
    PUSH_SERVICE_URL: pushServiceUrl(endpointPort),
    STRIPE_API_URL: `http://127.0.0.1:${endpointPort}`,
    ...Object.fromEntries(
      withSiteUrl.map(([name, value]) => [name, value.replaceAll(siteUrl ?? '', publicUrl())]),
    ),
  };
}
