import { Deployment } from './aws/assembly/deployment.ts';
import { Clock } from './aws/clock.ts';
import { createCloud } from './aws/cloud.ts';
import type { DataFolder } from './aws/data/dataFolder.ts';
import { FaultInjector } from './aws/endpoint/faultInjector.ts';
import type { FunctionSpec } from './aws/functions/functionSpec.ts';
import { abnLookupUrl, withAbnLookup } from './emulators/abnLookup/createAbnLookup.ts';
import { createEmulators, secretValues } from './emulators/createEmulators.ts';
import { withFaults } from './emulators/payments/withFaults.ts';
import { createPushService, pushServiceUrl, withPushService } from './emulators/push/createPushService.ts';
import { type FaultTarget, faultTargets } from './fault.ts';
import type { WorldOptions } from './worldOptions.ts';

const onError = (error: unknown) =>
  console.error('The local run failed at something in the background', error);

export type ShopCloud = ReturnType<typeof createShopCloud>;

export function createShopCloud(options: WorldOptions, data: DataFolder, publicUrl: () => string) {
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
    add: (message) => messages.outbox.add(message),
  });
  const abnGuids = new Set<string>([secretValues['abn-lookup']]);
  const cloud = createCloud({
    deployment,
    data,
    clock,
    services: { 'cognito-idp': cognito, sns: messages, ses: messages, ...places.services },
    fallback: withPushService(withAbnLookup(withFaults(payments, faults), abnGuids, faults), push),
    variables: (spec, endpointPort) => ({
      ...functionVariables(spec, { siteUrl, publicUrl, endpointPort }),
      ...(options.timeoutFactor && { CLIENT_TIMEOUT_FACTOR: String(options.timeoutFactor) }),
      ...options.functionVariables,
    }),
    secretValues,
    faults,
    faultTargets,
    aroundTable: options.aroundTable,
    environmentsPerFunction: options.environmentsPerFunction,
    streamShards: options.streamShards,
    timeoutFactor: options.timeoutFactor,
    printLogs: options.printLogs,
    startEnvironment: options.startEnvironment,
    dynamodb: options.dynamodb,
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
