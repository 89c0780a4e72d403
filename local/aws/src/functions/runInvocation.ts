import { setTimeout as pause } from 'node:timers/promises';
import type { FunctionSpec } from './functionSpec.ts';
import { addedMs } from './processor.ts';
import type { FunctionFailure, Invocation, InvocationContext, WorkerReport } from './workerMessages.ts';

export type Handler = (event: unknown, context: object) => unknown;

const maxPayloadBytes = 6 * 1024 * 1024;
const tooLarge: WorkerReport = {
  kind: 'failed',
  error: {
    errorType: 'Function.ResponseSizeTooLarge',
    errorMessage: `Response payload size exceeded maximum allowed payload size (${maxPayloadBytes} bytes).`,
    trace: [],
  },
};

export function toFunctionFailure(error: unknown): FunctionFailure {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return {
    errorType: error.name,
    errorMessage: error.message,
    trace: (error.stack ?? '').split('\n'),
  };
}

export const createContext = (
  { name, arn, version, memoryMb, logGroupName }: FunctionSpec,
  { requestId, streamName }: { requestId: string; streamName: string },
): InvocationContext => ({
  functionName: name,
  functionVersion: version,
  invokedFunctionArn: arn,
  memoryLimitInMB: String(memoryMb),
  awsRequestId: requestId,
  logGroupName,
  logStreamName: streamName,
  callbackWaitsForEmptyEventLoop: true,
});

export async function runInvocation(
  run: Handler,
  { event, context, timeoutMs, processorShare }: Invocation,
): Promise<WorkerReport> {
  const before = process.threadCpuUsage();
  const endsAtMs = performance.now() + timeoutMs;
  const getRemainingTimeInMillis = () => Math.max(0, Math.round(endsAtMs - performance.now()));
  try {
    const given = await run(JSON.parse(event), { ...context, getRemainingTimeInMillis });
    const payload = JSON.stringify(given) ?? 'null';
    const processorMs = processorMsSince(before);
    if (processorShare < 1) await pause(addedMs(processorMs, processorShare));
    return payload.length > maxPayloadBytes ? tooLarge : { kind: 'answered', payload, processorMs };
  } catch (error) {
    return { kind: 'failed', error: toFunctionFailure(error) };
  }
}

function processorMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
