import type { FunctionSpec } from './functionSpec.ts';

/** Runs a function's code, one event at a time. */
export interface Environment {
  /** Undefined until it has started. */
  readonly initMs: number | undefined;
  /** The processor time of the latest answer. */
  readonly processorMs: number | undefined;
  readonly isAlive: boolean;
  /** Returns JSON. Throws `FunctionError`. */
  invoke(event: string, requestId: string): Promise<string>;
  stop(): Promise<void>;
}

/** Undefined where the function shall run in a thread. */
export type StartEnvironment = (spec: FunctionSpec, log: (chunk: string) => void) => Environment | undefined;
