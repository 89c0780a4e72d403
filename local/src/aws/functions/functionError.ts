import type { FunctionErrorWords } from './workerMessages.ts';

/** What a function threw, or what became of it: `Sandbox.Timedout`, `Runtime.ExitError`, `Runtime.OutOfMemory`. */
export class FunctionError extends Error {
  readonly trace: readonly string[];

  constructor({ errorType, errorMessage, trace }: FunctionErrorWords) {
    super(errorMessage);
    this.name = errorType;
    this.trace = trace;
  }
}

/** More calls at once than the function's reserved concurrency lets through. */
export class ThrottledError extends Error {
  override name = 'TooManyRequestsException';
}
