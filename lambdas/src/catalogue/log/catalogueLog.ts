const dayMs = 24 * 60 * 60 * 1000;
/** How long the log is kept: a snapshot is at most some minutes old, so this outlives a long weekend of trouble. */
export const logKeptMs = 3 * dayMs;

/** Changes that were made together. */
export interface LoggedChanges {
  /** A ULID: when it was written, and a name of its own. */
  version: string;
  /** For `unpackChanges`. */
  parts: readonly Uint8Array[];
}

export interface LogSpan {
  fromMs: number;
  toMs: number;
  /** Sees every write that was answered before; costs twice. */
  consistent: boolean;
}
