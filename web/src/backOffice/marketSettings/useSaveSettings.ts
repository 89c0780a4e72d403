import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { readNewest } from '../readNewest.ts';
import { mergeTyped } from './mergeTyped.ts';

interface Settings {
  version: number;
  values: object;
}

interface SaveOptions<S extends Settings, V extends FieldValues> {
  settings: S;
  form: UseFormReturn<V>;
  toForm: (values: S['values']) => V;
  send: (body: Pick<S, 'version' | 'values'>) => Promise<{ data: S }>;
  /** Merges with the newest settings. */
  onChanged: (newest: S) => Promise<unknown>;
}

/** Saves over the version that the form shows; a form with changes keeps it while others save, so that they are noticed. */
export function useSaveSettings<S extends Settings, V extends FieldValues>(options: SaveOptions<S, V>) {
  const { settings, form, toForm, send, onChanged } = options;
  const { isDirty } = form.formState;
  const [base, setBase] = useState(settings);
  const begin = (newest: S) => {
    form.reset(toForm(newest.values));
    setBase(newest);
  };
  useEffect(() => {
    if (!isDirty && settings.version > base.version) begin(settings);
  });
  /** Keeps the typed values over the newest version; saving again overwrites. */
  const keepTyped = async (error: unknown): Promise<undefined> => {
    const newest = readNewest<S>(error);
    if (!newest) throw error;
    const merged = mergeTyped(toForm(base.values), form.getValues(), toForm(newest.values));
    begin(newest);
    form.reset(merged, { keepDefaultValues: true });
    notifyError(error);
    await onChanged(newest);
  };
  return async (values: S['values']): Promise<void> => {
    const saved = await send({ version: base.version, values }).catch(keepTyped);
    if (!saved) return;
    begin(saved.data);
    await onChanged(saved.data);
    void notify({ tone: 'success', message: 'The settings are saved' });
  };
}
