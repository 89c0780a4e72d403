/** What a function's thread is started with. */
export interface WorkerStart {
  /** The unpacked bundle. */
  dir: string;
  /** `index.handler`: file and export. */
  handler: string;
  /** How far `Date` runs ahead of the machine's clock. */
  clockOffsetMs: number;
}

/** What Lambda tells a function beside the event. */
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
  /** JSON. */
  event: string;
  context: InvocationContext;
  timeoutMs: number;
}

/** The error that Lambda gives to the caller of a function. */
export interface FunctionErrorWords {
  errorType: string;
  errorMessage: string;
  trace: string[];
}

export type WorkerReport =
  | { kind: 'started' }
  | { kind: 'answered'; payload: string }
  | { kind: 'failed'; error: FunctionErrorWords };
