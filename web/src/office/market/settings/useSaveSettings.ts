import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { readNewest } from '#office/kit/readNewest.ts';
import { mergeTyped } from './mergeTyped.ts';

interface Version<T> {
  version: number;
  at: string | null;
  by: string;
  values: T;
}

interface Settings<T> {
  version: number;
  values: T;
  history: Version<T>[];
}

interface SaveOptions<T extends object, V extends FieldValues> {
  settings: Settings<T>;
  form: UseFormReturn<V>;
  toForm: (values: T) => V;
  /** Such as '12%', beside the version before it. */
  describe: (version: Version<T>, before: Version<T> | undefined) => string;
  send: (body: Pick<Settings<T>, 'version' | 'values'>) => Promise<{ data: Settings<T> }>;
  /** Merges with the newest settings. */
  onChanged: (newest: Settings<T>) => Promise<unknown>;
}

/** Saves over the version that the form shows; a form with changes keeps it while others save, so that they are noticed. */
export function useSaveSettings<T extends object, V extends FieldValues>(options: SaveOptions<T, V>) {
  const { settings, form, toForm, describe, send, onChanged } = options;
  const { isDirty } = form.formState;
  const [base, setBase] = useState(settings);
  const [theirs, setTheirs] = useState<Settings<T>>();
  const begin = (newest: Settings<T>) => {
    form.reset(toForm(newest.values));
    setBase(newest);
    setTheirs(undefined);
  };
  useEffect(() => {
    if (!isDirty && settings.version > base.version) begin(settings);
  });
  /** Keeps the typed values over the newest version, which is shown beside them. */
  const keepTyped = async (error: unknown): Promise<undefined> => {
    const newest = readNewest<Settings<T>>(error);
    if (!newest) throw error;
    const merged = mergeTyped(toForm(base.values), form.getValues(), toForm(newest.values));
    begin(newest);
    form.reset(merged, { keepDefaultValues: true });
    setTheirs(newest);
    notifyError(error);
    await onChanged(newest);
  };
  const describeAll = ({ history }: Settings<T>) =>
    history.map((one, at) => ({ ...one, text: describe(one, history[at + 1]) }));
  const save = async (values: T): Promise<void> => {
    const saved = await send({ version: base.version, values }).catch(keepTyped);
    if (!saved) return;
    begin(saved.data);
    await onChanged(saved.data);
    const message = 'proposal' in saved.data ? 'Another admin must confirm this' : 'The settings are saved';
    void notify({ tone: 'success', message });
  };
  return {
    save,
    versions: describeAll(settings),
    theirs: isDirty && theirs ? describeAll(theirs).slice(0, 1) : undefined,
    takeTheirs: () => theirs && begin(theirs),
  };
}
