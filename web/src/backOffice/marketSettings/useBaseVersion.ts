import { useEffect, useState } from 'react';
import { notifyError } from '#components/feedback/notifyError.ts';
import { ApiError } from '#errors/apiError.ts';

interface Versioned {
  version: number;
}

interface BaseVersionOptions {
  version: number;
  isDirty: boolean;
  reset: () => void;
  /** Loads the newest settings. */
  reload: () => Promise<Versioned | undefined>;
}

/** The version that the form shows: a form with changes keeps it while others save, so that they are noticed. */
export function useBaseVersion({ version, isDirty, reset, reload }: BaseVersionOptions) {
  const [base, setBase] = useState(version);
  useEffect(() => {
    if (isDirty || version === base) return;
    reset();
    setBase(version);
  }, [version, base, isDirty, reset]);
  /** What is typed stays; saving it once more is then a decision. */
  const keepTyped = async (error: unknown): Promise<undefined> => {
    if (!(error instanceof ApiError && error.code === 'CONFLICT.VERSION')) throw error;
    notifyError(error);
    const newest = await reload();
    if (newest) setBase(newest.version);
  };
  return { base, setBase, keepTyped };
}
