import { Deployment } from './aws/assembly/deployment.ts';
import { Buckets } from './aws/buckets/buckets.ts';
import { S3 } from './aws/buckets/s3.ts';
import { Clock } from './aws/clock.ts';
import type { DataFolder } from './aws/data/dataFolder.ts';
import { makeDistribution } from './aws/distribution/makeDistribution.ts';
import { Engine } from './aws/dynamo/engine.ts';
import { readTables } from './aws/dynamo/tables.ts';
import { withWriteSignal } from './aws/dynamo/writeSignal.ts';
import { AwsEndpoint } from './aws/endpoint/awsEndpoint.ts';
import { FaultInjector } from './aws/endpoint/faultInjector.ts';
import { FunctionLogs } from './aws/functions/functionLogs.ts';
import { readFunctions } from './aws/functions/functionSpec.ts';
import { Functions } from './aws/functions/functions.ts';
import { functionVariables } from './aws/functions/functionVariables.ts';
import { Gateway } from './aws/gateway/gateway.ts';
import { readApis } from './aws/gateway/routes.ts';
import { Permissions } from './aws/iam/permissions.ts';
import { readPolicies } from './aws/iam/policies.ts';
import { Queues } from './aws/queues/queues.ts';
import { Schedules } from './aws/schedules/schedules.ts';
import { Secrets } from './aws/secrets/secrets.ts';
import { readMappings } from './aws/streams/mapping.ts';
import { Streams, type StreamsOptions } from './aws/streams/streams.ts';
import { createEmulators } from './emulators/createEmulators.ts';
import type { WorldOptions } from './worldOptions.ts';

const environmentsUnlessSaid = 4;
const idleMs = 60_000;

export type Cloud = ReturnType<typeof makeCloud>;

/** Every part of the cloud that the assembly describes, put together but not yet running. */
export function makeCloud(options: WorldOptions, data: DataFolder, publicUrl: () => string) {
  const deployment = new Deployment(options.assemblyDir);
  const clock = new Clock(options.clock?.startsAt);
  const logs = new FunctionLogs(options.printLogs === true);
  const specs = readFunctions(deployment);
  const functions = new Functions(specs, {
    mostEnvironments: options.environmentsPerFunction ?? environmentsUnlessSaid,
    idleMs,
    clock,
    variables: (spec) =>
      functionVariables(spec, { siteUrl: deployment.findOutput('SiteUrl'), publicUrl, endpoint }),
    log: (name, chunk) => logs.add(name, chunk),
  });
  const permissions = new Permissions(specs, readPolicies(deployment));
  const secrets = new Secrets(deployment, data);
  const faults = new FaultInjector();
  const buckets = new Buckets(deployment, data);
  const queues = new Queues(deployment, data);
  const engine = new Engine(data.path('dynamo'), options.dynamodb);
  const emulators = createEmulators({ deployment, functions, data, clock, now: options.now, publicUrl });
  const onError = (error: unknown) =>
    console.error('The local run failed at something in the background', error);
  const mappings = readMappings(deployment);
  const trim: StreamsOptions['trim'] = (records) => engine.trimStream(records);
  const streams = new Streams({
    mappings,
    engine,
    functions,
    permissions,
    queues,
    data,
    clock,
    trim,
    onError,
  });
  const table = withWriteSignal(engine, () => streams.wake());
  const endpoint = new AwsEndpoint({
    services: {
      dynamodb: options.aroundTable?.(table) ?? table,
      'cognito-idp': emulators.cognito,
      secretsmanager: secrets,
      sns: emulators.messages,
      ses: emulators.messages,
      geo: emulators.location,
      s3: new S3(buckets, clock),
    },
    payments: emulators.payments,
    permissions,
    place: deployment,
    faults,
    clock,
    onDenied: (name, action, resource) =>
      logs.add(
        name,
        JSON.stringify({ level: 'ERROR', message: 'not allowed by its policies', action, resource }),
      ),
  });
  const gateways = new Map(
    readApis(deployment).map((api) => [api.id, new Gateway(api, { functions, faults, clock })]),
  );
  const distribution = makeDistribution(deployment, { buckets, gateways, secrets, clock });
  const schedules = new Schedules(deployment, { functions, clock, onError });
  const tables = readTables(deployment);
  const parts = {
    deployment,
    data,
    clock,
    logs,
    functions,
    permissions,
    faults,
    buckets,
    queues,
    engine,
    tables,
  };
  return { ...parts, ...emulators, streams, endpoint, gateways, distribution, schedules };
}
