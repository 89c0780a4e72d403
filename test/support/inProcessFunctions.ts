import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { type FunctionName, functionNames, functions } from '@bloomkin/cdk/functions.ts';
import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import type { Environment, StartEnvironment } from '@local/aws/functions/environment.ts';
import { FunctionError } from '@local/aws/functions/functionError.ts';
import type { FunctionSpec } from '@local/aws/functions/functionSpec.ts';
import { resolveLoopbackNames } from '@local/aws/functions/loopbackNames.ts';
import {
  createContext,
  type Handler,
  runInvocation,
  toFunctionFailure,
} from '@local/aws/functions/runInvocation.ts';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { vi } from 'vitest';
import * as z from 'zod';

interface RunningFunction {
  name: string;
  log?: (chunk: string) => void;
}

/** The function whose code runs: its policies decide and its log gets the lines. */
const running = new AsyncLocalStorage<RunningFunction>();

/** True for code that the cloud called, such as a stream's consumer. */
export const isInvoked = (): boolean => running.getStore()?.log !== undefined;

/** Adds a line to the log of the function that writes it; false if the test's own call writes it. */
export function logIfInvoked(chunk: unknown): boolean {
  running.getStore()?.log?.(String(chunk));
  return isInvoked();
}

const connected: { cloud?: LocalCloud; limits?: string | undefined } = {};
const handlers = new Map<FunctionName, Promise<Handler>>();
const HandlerModule = z.record(z.string(), z.unknown());

async function importHandler(name: FunctionName): Promise<Handler> {
  const { source, handler } = functions[name];
  const file = new URL(`../../lambdas/src/${source}`, pathToFileURL(`${import.meta.dirname}/`));
  const run = HandlerModule.parse(await import(file.pathname))[handler];
  if (typeof run !== 'function') throw new Error(`${source} does not export ${handler}`);
  return (event, context) => run(event, context);
}

function loadHandler(name: FunctionName): Promise<Handler> {
  const handler = handlers.get(name) ?? importHandler(name);
  handlers.set(name, handler);
  // A failed start is tried again with the next call.
  handler.catch(() => handlers.delete(name));
  return handler;
}

/** Calls a function's code with its policies, if its cloud is connected, past the checks of the gateway. */
export function callHandler(name: FunctionName, event: object): Promise<unknown> {
  const call = async () => (await loadHandler(name))(event, {});
  const spec = connected.cloud?.functions.specs.find((one) => one.name.endsWith(`-${name}`));
  return spec ? running.run({ name: spec.name }, call) : call();
}

/** Runs a function's modules in the test's process, where threads would load a bundle for each function. */
class InProcessEnvironment implements Environment {
  readonly initMs = undefined;
  readonly processorMs = undefined;
  readonly isAlive = true;
  private readonly spec: FunctionSpec;
  private readonly function: RunningFunction;
  private readonly streamName = randomUUID();
  private latest: Promise<unknown> = Promise.resolve();

  constructor(spec: FunctionSpec, log: (chunk: string) => void) {
    this.spec = spec;
    this.function = { name: spec.name, log };
  }

  async invoke(event: string, requestId: string): Promise<string> {
    const reported = running.run(this.function, () => this.report(event, requestId));
    this.latest = reported;
    const report = await reported;
    if (report.kind === 'failed') throw new FunctionError(report.error);
    return report.kind === 'answered' ? report.payload : '';
  }

  /** Code cannot be ended in the middle, and the next test file must not meet it. */
  async stop(): Promise<void> {
    await this.latest;
  }

  private async report(event: string, requestId: string) {
    const { spec, streamName } = this;
    const { timeoutMs } = spec;
    const context = createContext(spec, { requestId, streamName });
    try {
      const name = functionNames.find((one) => spec.name.endsWith(`-${one}`));
      if (!name) throw new Error(`No source of ${spec.name} is declared`);
      const run = await loadHandler(name);
      return await runInvocation(run, { event, context, timeoutMs, processorShare: 1 });
    } catch (error) {
      return { kind: 'failed', error: toFunctionFailure(error) } as const;
    }
  }
}

export const isConnected = (cloud: LocalCloud): boolean => connected.cloud === cloud;

/** Pages are rendered by the bundle, into which the build puts scripts and styles. */
export const startInProcess: StartEnvironment = (spec, log) =>
  spec.name.endsWith('-ssr') ? undefined : new InProcessEnvironment(spec, log);

/** Leads the lambdas' modules of this process to the cloud's services, as its functions. Returns how to end it. */
export async function connectFunctions(cloud: LocalCloud): Promise<() => void> {
  resolveLoopbackNames();
  const environments = cloud.functions.specs.map(({ name }) => cloud.functions.getEnvironment(name));
  Object.assign(process.env, cloud.operatorVariables, ...environments);
  await loadSettings(cloud);
  Object.assign(connected, { cloud, limits: process.env.LIMITS });
  const endSending = sendDirectly(cloud);
  const endLogging = logByFunction();
  return () => {
    endSending();
    endLogging();
  };
}

/** Settings are read when modules load. */
export function changeLimits(limits: string): void {
  process.env.LIMITS = limits;
  if (connected.limits === limits) return;
  connected.limits = limits;
  handlers.clear();
  vi.resetModules();
}

/** Modules that the test file imported already know no services. */
async function loadSettings(cloud: LocalCloud): Promise<void> {
  const name = 'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER';
  const { settings } = await import('@bloomkin/lambdas/platform/settings.ts');
  if (settings[name] === cloud.operatorVariables[name]) return;
  vi.resetModules();
  await import('@bloomkin/lambdas/platform/settings.ts');
}

const Outgoing = z.object({
  method: z.string(),
  port: z.number().optional(),
  path: z.string(),
  query: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.null()])).default({}),
  headers: z.record(z.string(), z.string()),
  body: z.union([z.string(), z.instanceof(Uint8Array), z.instanceof(Readable)]).optional(),
});

/** HTTP connections between this process and itself would cost a fifth of what the handlers do here. */
function sendDirectly(cloud: LocalCloud): () => void {
  const { handle } = NodeHttpHandler.prototype;
  const { AWS_ENDPOINT_URL_DYNAMODB = '' } = cloud.operatorVariables;
  const endpointPort = Number(new URL(AWS_ENDPOINT_URL_DYNAMODB).port);
  NodeHttpHandler.prototype.handle = async function (request, options) {
    if (request.port !== endpointPort) return handle.call(this, request, options);
    const { method, path, query, headers, body } = Outgoing.parse(request);
    const answer = await cloud.callAwsDirectly({
      ...{ method, path, query: toQuery(query), headers: signAsFunction(headers) },
      ...{ body: await toBuffer(body), address: '127.0.0.1' },
    });
    const bytes = Buffer.from(answer.body);
    const response = {
      statusCode: answer.status,
      headers: { ...answer.headers },
      // The table's client needs no stream.
      body: path.startsWith('/dynamodb') ? bytes : Readable.from([bytes]),
    };
    return { response: response as never };
  };
  return () => {
    NodeHttpHandler.prototype.handle = handle;
  };
}

/** The clients of all functions are one in this process, with the operator's key. */
function signAsFunction(sent: Readonly<Record<string, string>>): Record<string, string> {
  const headers = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const { authorization } = headers;
  const name = running.getStore()?.name;
  if (!authorization || !name) return headers;
  return { ...headers, authorization: authorization.replace(/Credential=[^/]+\//, `Credential=${name}/`) };
}

function toQuery(query: z.output<typeof Outgoing>['query']): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? ''].flat().map((one): [string, string] => [name, one]),
  );
  return new URLSearchParams(pairs).toString();
}

async function toBuffer(body: z.output<typeof Outgoing>['body']): Promise<Buffer> {
  if (body instanceof Readable) return Buffer.concat(await body.toArray());
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return Buffer.from(body ?? '');
}

function logByFunction(): () => void {
  const streams = [process.stdout, process.stderr].map((stream) => ({ stream, write: stream.write }));
  for (const { stream, write } of streams)
    stream.write = (chunk: Uint8Array | string, ...rest: never[]) =>
      logIfInvoked(chunk) || write.call(stream, chunk, ...rest);
  return () => {
    for (const { stream, write } of streams) stream.write = write;
  };
}
