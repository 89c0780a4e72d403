import { availableParallelism } from 'node:os';
import type { DataFolder } from '@local/kit/dataFolder.ts';
import type { FaultInjector } from '@local/kit/faultInjector.ts';
import type { ServiceEmulator } from '@local/kit/serviceEmulator.ts';
import { ContinuousBackups } from '#backups/continuousBackups.ts';
import type { Deployment } from './assembly/deployment.ts';
import { Buckets } from './buckets/buckets.ts';
import { S3 } from './buckets/s3.ts';
import type { Clock } from './clock.ts';
import { makeDistribution } from './distribution/makeDistribution.ts';
import { Engine } from './dynamo/engine.ts';
import { LateIndexes } from './dynamo/lateIndexes.ts';
import { findPartitionKey, readTables, type Table } from './dynamo/tables.ts';
import { withWriteSignal } from './dynamo/writeSignal.ts';
import { AwsEndpoint } from './endpoint/awsEndpoint.ts';
import type { StartEnvironment } from './functions/environment.ts';
import { FunctionLogs } from './functions/functionLogs.ts';
import { type FunctionSpec, readAliases, readFunctions } from './functions/functionSpec.ts';
import { Functions } from './functions/functions.ts';
import type { Processor } from './functions/processor.ts';
import { Gateway } from './gateway/gateway.ts';
import { readApis } from './gateway/routes.ts';
import { Permissions } from './iam/permissions.ts';
import { readPolicies } from './iam/policies.ts';
import { Queues } from './queues/queues.ts';
import { Schedules } from './schedules/schedules.ts';
import { Secrets } from './secrets/secrets.ts';
import { endpointVariables, type ServiceName } from './services.ts';
import { readMappings } from './streams/mapping.ts';
import { Streams } from './streams/streams.ts';

/** More than there are processors only take memory. */
const defaultEnvironments = Math.max(2, availableParallelism());
/** Long enough for a run of tests on a busy machine: a cold start costs more than an idle thread. */
const idleMs = 5 * 60_000;

export type ApplicationServices = Readonly<
  Record<Exclude<ServiceName, 'dynamodb' | 's3' | 'secretsmanager'>, ServiceEmulator>
>;

export interface CloudOptions {
  deployment: Deployment;
  data: DataFolder;
  clock: Clock;
  services: ApplicationServices;
  /** Handles paths of no AWS service, for the SDK of another provider. */
  fallback: ServiceEmulator;
  variables: (spec: FunctionSpec, endpointPort: number) => Readonly<Record<string, string>>;
  /** Secrets that an operator enters, by the last part of their name. */
  secretValues: Readonly<Record<string, string>>;
  faults: FaultInjector<string>;
  /** Service → fault target; services without a target do not fail. */
  faultTargets: Readonly<Partial<Record<ServiceName, string>>>;
  aroundTable?: ((table: ServiceEmulator) => ServiceEmulator) | undefined;
  /** Per function, as many as processors by default; more calls wait. */
  environmentsPerFunction?: number | undefined;
  /** Shards of each table's stream; without it every consumer follows it in order, a batch at a time. */
  streamShards?: number | undefined;
  /** Multiplies the time limits of functions; 1 by default. */
  timeoutFactor?: number | undefined;
  printLogs?: boolean | undefined;
  /** Runs functions elsewhere than in threads. */
  startEnvironment?: StartEnvironment | undefined;
  /** `local-jar` selects AWS's engine instead of the native one. */
  dynamodb?: string | undefined;
  onError: (error: unknown) => void;
}

/** Throws for template features that are not emulated. */
export function createCloud(options: CloudOptions) {
  const { deployment, data, clock, faults, onError } = options;
  const logs = new FunctionLogs(options.printLogs === true);
  const processor: Processor = { isShared: false };
  const functions = createFunctions(options, logs, processor, () => endpoint.port);
  const permissions = new Permissions(functions.specs, readPolicies(deployment));
  const secrets = new Secrets(deployment, data, options.secretValues);
  const queues = new Queues(deployment, data);
  const buckets = new Buckets(deployment, data, queues);
  const database = createDatabase(options, () => streams.wake());
  const { engine, tables } = database;
  const streams = new Streams({
    mappings: readMappings(deployment),
    engine,
    functions,
    permissions,
    queues,
    buckets,
    data,
    clock,
    shards: options.streamShards,
    onError,
  });
  const endpoint = createEndpoint(options, { database, secrets, buckets, permissions, logs });
  const parts = { functions, faults, clock };
  const gateways = new Map(readApis(deployment).map((api) => [api.id, new Gateway(api, parts)]));
  const distribution = makeDistribution(deployment, { buckets, gateways, secrets, data, clock });
  const schedules = new Schedules(deployment, { functions, clock, onError });
  const running = { streams, endpoint, gateways, distribution, schedules, engine, functions };
  const settings = { processor, indexes: database.indexes };
  return {
    ...running,
    ...settings,
    deployment,
    data,
    clock,
    logs,
    permissions,
    faults,
    buckets,
    queues,
    tables,
  };
}

function createFunctions(
  options: CloudOptions,
  logs: FunctionLogs,
  processor: Processor,
  endpointPort: () => number,
): Functions {
  const specs = readFunctions(options.deployment);
  return new Functions(specs, readAliases(options.deployment, specs), {
    maxEnvironments: options.environmentsPerFunction ?? defaultEnvironments,
    idleMs,
    timeoutFactor: options.timeoutFactor ?? 1,
    clock: options.clock,
    processor,
    startEnvironment: options.startEnvironment,
    variables: (spec) => ({
      ...endpointVariables(endpointPort()),
      ...options.variables(spec, endpointPort()),
    }),
    log: (name, chunk) => logs.add(name, chunk),
  });
}

interface Database {
  engine: Engine;
  tables: readonly Table[];
  indexes: LateIndexes;
  /** What the endpoint answers from: the engine with all that is put in front of it. */
  service: ServiceEmulator;
}

function createDatabase(
  { deployment, data, clock, dynamodb, aroundTable }: CloudOptions,
  onWrite: () => void,
): Database {
  const engine = new Engine(data.path('dynamo'), dynamodb);
  const tables = readTables(deployment);
  const indexes = new LateIndexes(new ContinuousBackups(engine, tables, clock), tables);
  const service = withWriteSignal(indexes, onWrite);
  return { engine, tables, indexes, service: aroundTable?.(service) ?? service };
}

interface EndpointParts {
  database: Database;
  secrets: Secrets;
  buckets: Buckets;
  permissions: Permissions;
  logs: FunctionLogs;
}

function createEndpoint(
  { deployment, clock, services, fallback, faults, faultTargets }: CloudOptions,
  { database, secrets, buckets, permissions, logs }: EndpointParts,
): AwsEndpoint {
  return new AwsEndpoint({
    services: {
      ...services,
      dynamodb: database.service,
      secretsmanager: secrets,
      s3: new S3(buckets, clock),
    },
    fallback,
    permissions,
    place: {
      region: deployment.region,
      account: deployment.account,
      partitionKey: (name, index) => findPartitionKey(database.tables, name, index),
    },
    faults,
    faultTargets,
    clock,
    onDenied: (name, action, resource) =>
      logs.add(
        name,
        JSON.stringify({ level: 'ERROR', message: 'not allowed by its policies', action, resource }),
      ),
  });
}
