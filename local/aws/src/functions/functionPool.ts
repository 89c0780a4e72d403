import { randomUUID } from 'node:crypto';
import type { Clock } from '#clock.ts';
import type { Environment, StartEnvironment } from './environment.ts';
import { ExecutionEnvironment } from './executionEnvironment.ts';
import { FunctionError, ThrottledError } from './functionError.ts';
import type { FunctionSpec } from './functionSpec.ts';
import type { Processor } from './processor.ts';

export interface PoolOptions {
  /** More calls wait. */
  maxEnvironments: number;
  /** The last environment ends after this time without an event, others sooner. */
  idleMs: number;
  /** Multiplies the timeouts that the template has. */
  timeoutFactor: number;
  variables: (spec: FunctionSpec) => Readonly<Record<string, string>>;
  /** Starts environments elsewhere than in threads. */
  startEnvironment?: StartEnvironment | undefined;
  clock: Clock;
  processor: Processor;
  log: (functionName: string, chunk: string) => void;
}

/** Ends idle environments early, because each holds some thirty megabytes. */
const spareIdleMs = 20_000;

const stopped = { errorType: 'Runtime.Stopped', errorMessage: 'The local run was stopped', trace: [] };

/** Reuses environments, one event at a time. */
export class FunctionPool {
  readonly spec: FunctionSpec;
  private readonly options: PoolOptions;
  private readonly all = new Map<Environment, NodeJS.Timeout | undefined>();
  private readonly idle: Environment[] = [];
  private readonly queue: PromiseWithResolvers<Environment>[] = [];
  private calls = 0;

  constructor(spec: FunctionSpec, options: PoolOptions) {
    this.spec = spec;
    this.options = options;
  }

  /** Throws `FunctionError`, or `ThrottledError` over the reserved concurrency. */
  async invoke(event: unknown): Promise<unknown> {
    const { reservedConcurrency = Number.POSITIVE_INFINITY } = this.spec;
    if (this.calls >= reservedConcurrency) throw new ThrottledError('Rate exceeded');
    this.calls += 1;
    try {
      return await this.run(JSON.stringify(event));
    } finally {
      this.calls -= 1;
    }
  }

  /** Lists how long the environments that are there took to start. */
  get initMs(): number[] {
    return [...this.all.keys()].flatMap(({ initMs }) => initMs ?? []);
  }

  get processorMs(): number[] {
    return [...this.all.keys()].flatMap(({ processorMs }) => processorMs ?? []);
  }

  /** All variables but those that Lambda sets. */
  get environment(): Readonly<Record<string, string>> {
    return { ...this.spec.environment, ...this.options.variables(this.spec) };
  }

  async stop(): Promise<void> {
    for (const waiting of this.queue.splice(0)) waiting.reject(new FunctionError(stopped));
    const ending = [...this.all.keys()];
    for (const timer of this.all.values()) clearTimeout(timer);
    this.all.clear();
    this.idle.length = 0;
    await Promise.all(ending.map((environment) => environment.stop()));
  }

  private async run(event: string): Promise<unknown> {
    const requestId = randomUUID();
    const environment = await this.take();
    try {
      return JSON.parse(await environment.invoke(event, requestId));
    } catch (error) {
      if (error instanceof FunctionError) this.logFailure(requestId, error);
      throw error;
    } finally {
      this.giveBack(environment);
    }
  }

  private async take(): Promise<Environment> {
    const idle = this.idle.pop();
    if (idle) return this.keep(idle);
    if (this.all.size < this.options.maxEnvironments) return this.keep(this.start());
    const waiting = Promise.withResolvers<Environment>();
    this.queue.push(waiting);
    return waiting.promise;
  }

  private start(): Environment {
    const { startEnvironment, timeoutFactor, clock, processor } = this.options;
    const log = (chunk: string) => this.options.log(this.spec.name, chunk);
    const variables = this.environment;
    return (
      startEnvironment?.(this.spec, log) ??
      new ExecutionEnvironment(this.spec, { variables, timeoutFactor, clock, processor, log })
    );
  }

  private keep(environment: Environment): Environment {
    clearTimeout(this.all.get(environment));
    this.all.set(environment, undefined);
    return environment;
  }

  private giveBack(environment: Environment): void {
    const known = this.all.has(environment);
    if (!environment.isAlive) this.all.delete(environment);
    const usable = known && environment.isAlive;
    const next = this.queue.shift();
    if (next) next.resolve(usable ? environment : this.keep(this.start()));
    else if (usable) this.rest(environment);
  }

  private rest(environment: Environment): void {
    this.idle.push(environment);
    this.dropAfter(environment, Math.min(spareIdleMs, this.options.idleMs), () => {
      if (this.all.size > 1) this.drop(environment);
      else this.dropAfter(environment, this.options.idleMs);
    });
  }

  private dropAfter(environment: Environment, ms: number, drop = () => this.drop(environment)): void {
    this.all.set(environment, setTimeout(drop, ms).unref());
  }

  private drop(environment: Environment): void {
    this.idle.splice(this.idle.indexOf(environment), 1);
    this.all.delete(environment);
    void environment.stop();
  }

  private logFailure(requestId: string, { name, message, trace }: FunctionError): void {
    const line = { level: 'ERROR', requestId, errorType: name, errorMessage: message, stackTrace: trace };
    this.options.log(this.spec.name, JSON.stringify(line));
  }
}
