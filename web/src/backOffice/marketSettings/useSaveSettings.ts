import { useEffect, useState } from 'react';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { ApiError } from '#errors/apiError.ts';

interface Settings {
  version: number;
  values: object;
}

interface SaveOptions<S extends Settings> {
  settings: S;
  isDirty: boolean;
  /** Shows these in the form; `keepDirtyValues`: but for what was typed. */
  reset: (values: S['values'], options?: { keepDirtyValues: boolean }) => void;
  send: (body: Pick<S, 'version' | 'values'>) => Promise<{ data: S }>;
  /** With what was saved; after a failure without, to load them anew. */
  onChanged: (saved?: S) => Promise<S | undefined>;
}

/** Saves over the version that the form shows; a form with changes keeps it while others save, so that they are noticed. */
export function useSaveSettings<S extends Settings>(options: SaveOptions<S>) {
  const { settings, isDirty, reset, send, onChanged } = options;
  const { version, values: current } = settings;
  const [base, setBase] = useState(version);
  useEffect(() => {
    if (isDirty || version === base) return;
    reset(current);
    setBase(version);
  }, [version, current, base, isDirty, reset]);
  /** Keeps the typed values over the newest version; saving again overwrites. */
  const keepTyped = async (error: unknown): Promise<undefined> => {
    if (!(error instanceof ApiError && error.code === 'CONFLICT.VERSION')) throw error;
    notifyError(error);
    const newest = await onChanged();
    if (!newest) return;
    reset(newest.values, { keepDirtyValues: true });
    setBase(newest.version);
  };
  return async (values: S['values']): Promise<void> => {
    const saved = await send({ version: base, values }).catch(keepTyped);
    if (!saved) return;
    const { data } = saved;
    await onChanged(data);
    setBase(data.version);
    reset(data.values);
    void notify({ tone: 'success', message: 'The settings are saved' });
  };
}
