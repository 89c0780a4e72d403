export interface WorkerStart {
  dir: string;
  handler: string;
  clockOffsetMs: number;
}

export interface InvocationContext {
  functionName: string;
  functionVersion: string;
  invokedFunctionArn: string;
  memoryLimitInMB: string;
  awsRequestId: string;
  logGroupName: string;
  logStreamName: string;
  callbackWaitsForEmptyEventLoop: boolean;
}

export interface Invocation {
  event: string;
  context: InvocationContext;
  timeoutMs: number;
  /** 0 to 1: what the code takes of a processor is stretched by it. */
  processorShare: number;
}

export interface FunctionFailure {
  errorType: string;
  errorMessage: string;
  trace: string[];
}

export type WorkerReport =
  | { kind: 'started' }
  | { kind: 'answered'; payload: string; processorMs: number }
  | { kind: 'failed'; error: FunctionFailure };
