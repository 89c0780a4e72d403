const dayMs = 24 * 60 * 60 * 1000;
/** Snapshots are minutes old; three days outlive a weekend outage. */
export const logRetentionMs = 3 * dayMs;

export interface LoggedChanges {
  version: string;
  parts: readonly Uint8Array[];
}

export interface LogSpan {
  fromMs: number;
  toMs: number;
  consistent: boolean;
}
