import { Deployment } from './assembly/deployment.ts';
import { AwsEndpoint } from './aws/awsEndpoint.ts';
import { Faults } from './aws/faults.ts';
import { Permissions } from './aws/permissions.ts';
import { readPolicies } from './aws/policies.ts';
import { Secrets } from './aws/secrets.ts';
import { Buckets } from './buckets/buckets.ts';
import { S3 } from './buckets/s3.ts';
import type { DataFolder } from './data/dataFolder.ts';
import { makeDistribution } from './distribution/makeDistribution.ts';
import { Engine } from './dynamo/engine.ts';
import { readTables } from './dynamo/tables.ts';
import { withWriteSignal } from './dynamo/writeSignal.ts';
import { FunctionLogs } from './functions/functionLogs.ts';
import { readFunctions } from './functions/functionSpec.ts';
import { Functions } from './functions/functions.ts';
import { functionVariables } from './functions/functionVariables.ts';
import { Gateway } from './gateway/gateway.ts';
import { readApis } from './gateway/routes.ts';
import { Queues } from './queues/queues.ts';
import { Schedules } from './schedules/schedules.ts';
import { makeStandIns } from './standInParts.ts';
import { readMappings } from './streams/mapping.ts';
import { Streams, type StreamsOptions } from './streams/streams.ts';
import type { WorldOptions } from './worldOptions.ts';

const environmentsUnlessSaid = 4;
const idleMs = 60_000;

export type Cloud = ReturnType<typeof makeCloud>;

/** Every part of the cloud that the assembly describes, put together but not yet running. */
export function makeCloud(options: WorldOptions, data: DataFolder, publicUrl: () => string) {
  const deployment = new Deployment(options.assemblyDir);
  const logs = new FunctionLogs(options.printLogs === true);
  const specs = readFunctions(deployment);
  const functions = new Functions(specs, {
    mostEnvironments: options.environmentsPerFunction ?? environmentsUnlessSaid,
    idleMs,
    variables: (spec) =>
      functionVariables(spec, { siteUrl: deployment.findOutput('SiteUrl'), publicUrl, endpoint }),
    log: (name, chunk) => logs.add(name, chunk),
  });
  const permissions = new Permissions(specs, readPolicies(deployment));
  const secrets = new Secrets(deployment, data);
  const faults = new Faults();
  const buckets = new Buckets(deployment, data);
  const queues = new Queues(deployment, data);
  const engine = new Engine(data.path('dynamo'), options.dynamodb);
  const standIns = makeStandIns({ deployment, functions, data, now: options.now, publicUrl });
  const onError = (error: unknown) =>
    console.error('The local run failed at something in the background', error);
  const mappings = readMappings(deployment);
  const trim: StreamsOptions['trim'] = (records) => engine.trimStream(records);
  const streams = new Streams({ mappings, engine, functions, permissions, queues, data, trim, onError });
  const table = withWriteSignal(engine, () => streams.wake());
  const endpoint = new AwsEndpoint({
    services: {
      dynamodb: options.aroundTable?.(table) ?? table,
      'cognito-idp': standIns.cognito,
      secretsmanager: secrets,
      sns: standIns.messages,
      ses: standIns.messages,
      geo: standIns.location,
      s3: new S3(buckets),
    },
    payments: standIns.payments,
    permissions,
    place: deployment,
    faults,
    onDenied: (name, action, resource) =>
      logs.add(
        name,
        JSON.stringify({ level: 'ERROR', message: 'not allowed by its policies', action, resource }),
      ),
  });
  const gateways = new Map(readApis(deployment).map((api) => [api.id, new Gateway(api, functions, faults)]));
  const distribution = makeDistribution(deployment, { buckets, gateways, secrets });
  const schedules = new Schedules(deployment, functions, onError);
  const tables = readTables(deployment);
  const parts = { deployment, data, logs, functions, permissions, faults, buckets, queues, engine, tables };
  return { ...parts, ...standIns, streams, endpoint, gateways, distribution, schedules };
}
