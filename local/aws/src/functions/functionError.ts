import type { FunctionFailure } from './workerMessages.ts';

/** Also `Sandbox.Timedout`, `Runtime.ExitError`, `Runtime.OutOfMemory`. */
export class FunctionError extends Error {
  readonly trace: readonly string[];

  constructor({ errorType, errorMessage, trace }: FunctionFailure) {
    super(errorMessage);
    this.name = errorType;
    this.trace = trace;
  }
}

/** Reserved concurrency exceeded. */
export class ThrottledError extends Error {
  override name = 'TooManyRequestsException';
}
