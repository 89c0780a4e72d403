import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Clock } from '#clock.ts';
import type { Environment } from './environment.ts';
import { FunctionError } from './functionError.ts';
import type { FunctionSpec } from './functionSpec.ts';
import { type Processor, processorShare } from './processor.ts';
import { createContext } from './runInvocation.ts';
import type { Invocation, WorkerReport, WorkerStart } from './workerMessages.ts';

/** Lambda gives a later start the function's own timeout besides. */
const startTimeoutMs = 10_000;
/** V8's default young generation would be 192 MB in each of some forty threads. */
const youngMb = 6;
// V8 begins with half of it, which each request fills several times.
setFlagsFromString('--min-semi-space-size=2');
/** Shared by all threads and runs: halves a cold start. */
const compileCache = join(tmpdir(), 'aws-local-compile-cache');

interface Waiting {
  resolve: (payload: string) => void;
  reject: (error: FunctionError) => void;
}

export interface EnvironmentOptions {
  variables: Readonly<Record<string, string>>;
  timeoutFactor: number;
  clock: Clock;
  processor: Processor;
  log: (chunk: string) => void;
}

/** A thread with the bundle. */
export class ExecutionEnvironment implements Environment {
  readonly started: Promise<unknown>;
  private readonly spec: FunctionSpec;
  private readonly worker: Worker;
  private readonly processor: Processor;
  private readonly timeoutFactor: number;
  private readonly streamName = randomUUID();
  private waiting: Waiting | undefined;
  private startedMs: number | undefined;
  private answeredMs: number | undefined;
  private ended = false;

  constructor(spec: FunctionSpec, { variables, timeoutFactor, clock, processor, log }: EnvironmentOptions) {
    this.spec = spec;
    this.timeoutFactor = timeoutFactor;
    this.processor = processor;
    const start: WorkerStart = { dir: spec.dir, handler: spec.handler, clockOffsetMs: clock.offsetMs };
    this.worker = new Worker(new URL('./functionWorker.ts', import.meta.url), {
      workerData: start,
      env: { ...this.lambdaVariables(), ...variables },
      resourceLimits: { maxOldGenerationSizeMb: spec.memoryMb, maxYoungGenerationSizeMb: youngMb },
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    for (const stream of [this.worker.stdout, this.worker.stderr]) stream.setEncoding('utf8').on('data', log);
    this.worker.on('message', (report: WorkerReport) => this.hear(report));
    this.worker.on('error', (error) => this.end(describeCrash(error)));
    this.worker.on('exit', (code) =>
      this.end(['Runtime.ExitError', `Runtime exited with exit status ${code}`]),
    );
    const fromMs = performance.now();
    this.started = this.wait((startTimeoutMs + spec.timeoutMs) * timeoutFactor).then(() => {
      this.startedMs = performance.now() - fromMs;
    });
    // The caller of `invoke` sees the error; the next call starts another environment.
    this.started.catch(() => this.stop());
  }

  get initMs(): number | undefined {
    return this.startedMs;
  }

  get processorMs(): number | undefined {
    return this.answeredMs;
  }

  get isAlive(): boolean {
    return !this.ended;
  }

  async invoke(event: string, requestId: string): Promise<string> {
    await this.started;
    const timeoutMs = this.spec.timeoutMs * this.timeoutFactor;
    const invocation: Invocation = {
      event,
      timeoutMs,
      processorShare: this.processor.isShared ? processorShare(this.spec.memoryMb) : 1,
      context: createContext(this.spec, { requestId, streamName: this.streamName }),
    };
    const answer = this.wait(timeoutMs);
    this.worker.postMessage(invocation);
    return answer;
  }

  async stop(): Promise<void> {
    this.end(['Runtime.Stopped', 'The local run was stopped']);
    await this.worker.terminate();
  }

  private wait(timeoutMs: number): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.waiting = { resolve, reject };
    const timer = setTimeout(() => {
      this.end(['Sandbox.Timedout', `Task timed out after ${(timeoutMs / 1000).toFixed(2)} seconds`]);
      void this.worker.terminate();
    }, timeoutMs);
    return promise.finally(() => clearTimeout(timer));
  }

  private hear(report: WorkerReport): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (report.kind === 'answered') this.answeredMs = report.processorMs;
    if (report.kind === 'failed') waiting?.reject(new FunctionError(report.error));
    else waiting?.resolve(report.kind === 'answered' ? report.payload : '');
  }

  private end([errorType, errorMessage]: readonly [string, string]): void {
    this.ended = true;
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.reject(new FunctionError({ errorType, errorMessage, trace: [] }));
  }

  private lambdaVariables(): Record<string, string> {
    const { name, version, region, memoryMb, logGroupName, handler } = this.spec;
    return {
      AWS_ACCESS_KEY_ID: name,
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_REGION: region,
      AWS_DEFAULT_REGION: region,
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_VERSION: version,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
      AWS_LAMBDA_LOG_GROUP_NAME: logGroupName,
      AWS_LAMBDA_LOG_STREAM_NAME: this.streamName,
      AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
      _HANDLER: handler,
      TZ: ':UTC',
      NODE_COMPILE_CACHE: compileCache,
    };
  }
}

function describeCrash(error: Error): readonly [string, string] {
  const outOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return outOfMemory ? ['Runtime.OutOfMemory', 'Runtime exited: out of memory'] : [error.name, error.message];
}
