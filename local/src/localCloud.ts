import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '@local/aws/clock.ts';
import { type DataLock, lockData } from '@local/aws/data/dataLock.ts';
import type { LogLine } from '@local/aws/functions/functionLogs.ts';
import type { Functions } from '@local/aws/functions/functions.ts';
import type { HttpRequest, HttpResponse } from '@local/aws/http/exchange.ts';
import { type Served, serve } from '@local/aws/http/serve.ts';
import type { UsedAction } from '@local/aws/iam/permissions.ts';
import { DataFolder } from '@local/kit/dataFolder.ts';
import type { ServiceResponse } from '@local/kit/serviceEmulator.ts';
import { createShopCloud, type ShopCloud } from './cloud.ts';
import type { LocalCloudOptions } from './localCloudOptions.ts';
import { isLocalPath, localRoutes } from './localRoutes.ts';
import { clearData, makeData, operatorVariables } from './makeData.ts';

/** How long a shutdown waits for stream consumers. */
const followPatienceMs = 500;

export class LocalCloud {
  private readonly cloud: ShopCloud;
  private readonly options: LocalCloudOptions;
  private readonly answerLocally: ReturnType<typeof localRoutes>;
  private readonly lock: DataLock | undefined;
  private served: Served | undefined;
  private ready: Promise<void> = Promise.resolve();

  /** Only for `startLocalCloud`. */
  constructor(options: LocalCloudOptions, data: DataFolder, lock: DataLock | undefined) {
    this.options = options;
    this.lock = lock;
    this.cloud = createShopCloud(options, data, () => options.publicUrl ?? this.url);
    this.answerLocally = localRoutes(this.cloud, () => this.reset());
  }

  get url(): string {
    if (!this.served) throw new Error('The local run has not started');
    return `http://localhost:${this.served.port}`;
  }

  /** Tests read this instead of `Date`. */
  get clock(): Clock {
    return this.cloud.clock;
  }

  get functions(): Functions {
    return this.cloud.functions;
  }

  get logs(): readonly LogLine[] {
    return this.cloud.logs.lines;
  }

  get grants(): ShopCloud['permissions']['grants'] {
    return this.cloud.permissions.grants;
  }

  get usedActions(): readonly UsedAction[] {
    return this.cloud.permissions.usedActions;
  }

  get outbox(): ShopCloud['messages']['outbox'] {
    return this.cloud.messages.outbox;
  }

  /** SES's sandbox and SNS's spend quota. */
  get sendingLimits(): ShopCloud['messages']['limits'] {
    return this.cloud.messages.limits;
  }

  /** Cognito's requests a second. */
  get signInQuotas(): ShopCloud['cognito']['quotas'] {
    return this.cloud.cognito.quotas;
  }

  get buckets(): ShopCloud['buckets'] {
    return this.cloud.buckets;
  }

  /** Names the table's file, for a test that writes more than the engine takes. */
  get databaseFile(): string | undefined {
    return this.cloud.engine.databaseFile;
  }

  get push(): ShopCloud['push'] {
    return this.cloud.push;
  }

  /** The ids registered at the business register's web services. */
  get abnGuids(): ShopCloud['abnGuids'] {
    return this.cloud.abnGuids;
  }

  get payments(): ShopCloud['payments'] {
    return this.cloud.payments;
  }

  get faults(): ShopCloud['faults'] {
    return this.cloud.faults;
  }

  get queued(): readonly unknown[] {
    return this.cloud.queues.messages;
  }

  clearQueues(): void {
    this.cloud.queues.clear();
  }

  get operatorVariables(): Readonly<Record<string, string>> {
    return operatorVariables(this.cloud);
  }

  async start(): Promise<void> {
    const { host = '127.0.0.1', port = 0, demoData = false } = this.options;
    // Lambda runs in UTC.
    process.env.TZ = 'UTC';
    this.served = await serve({ host, port }, (request) => this.answer(request));
    const { endpoint, engine } = this.cloud;
    this.ready = Promise.all([endpoint.open(), engine.start()]).then(() => this.fill(demoData));
    await this.ready;
  }

  pageOf(path: string): Promise<string> {
    return this.cloud.distribution.viewedPath(path);
  }

  /** What the server does with a request. */
  async answer(request: HttpRequest): Promise<HttpResponse> {
    await this.ready;
    if (isLocalPath(request.path)) return this.answerLocally(request);
    return this.cloud.distribution.handle(request);
  }

  async callApiDirectly(request: HttpRequest): Promise<HttpResponse> {
    const [gateway] = this.cloud.gateways.values();
    if (!gateway) throw new Error('The deployment has no API');
    return gateway.handle(request);
  }

  callAwsDirectly(request: HttpRequest): Promise<ServiceResponse> {
    return this.cloud.endpoint.handle(request);
  }

  /** Resolves when all stream records and webhooks are processed. */
  async settle(): Promise<void> {
    await this.cloud.streams.settle();
    await this.cloud.payments.settled();
    await this.cloud.streams.settle();
  }

  /** Requests wait until the reset is done. */
  async reset(): Promise<void> {
    this.ready = this.startAnew();
    await this.ready;
  }

  async close(): Promise<void> {
    const { endpoint, cognito, messages, payments, engine } = this.cloud;
    this.lock?.announceEnd();
    await this.served?.close();
    await this.endBackground();
    await Promise.all([endpoint.close(), cognito.close(), messages.close(), payments.close()]);
    await engine.close();
    this.lock?.release();
  }

  /** Quick work finishes; the next run repeats the rest. */
  private async endBackground(): Promise<void> {
    const { schedules, streams, functions } = this.cloud;
    schedules.stop();
    const ended = streams.stop();
    await Promise.race([ended, pause(followPatienceMs, undefined, { ref: false })]);
    await Promise.all([ended, functions.stop()]);
  }

  private async fill(demoData: boolean): Promise<void> {
    const made = await makeData(this.cloud, demoData);
    this.cloud.streams.start((table) => made.has(table));
    this.cloud.schedules.start();
  }

  private async startAnew(): Promise<void> {
    const { faults, logs, distribution } = this.cloud;
    await this.endBackground();
    faults.clear();
    logs.clear();
    await clearData(this.cloud);
    distribution.reset();
    await this.fill(this.options.demoData ?? false);
  }
}

/** Throws when the port or the data folder is taken. */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const data = new DataFolder(options.dataDir);
  const lock = data.dir ? await lockData(data.dir) : undefined;
  const starting: { cloud?: LocalCloud } = {};
  try {
    starting.cloud = new LocalCloud(options, data, lock);
    await starting.cloud.start();
    return starting.cloud;
  } catch (error) {
    await starting.cloud?.close();
    lock?.release();
    throw error;
  }
}
