import { notify } from '#components/feedback/notify.ts';
import { useBaseVersion } from './useBaseVersion.ts';

interface Settings<V> {
  version: number;
  values: V;
}

interface SaveOptions<V, S extends Settings<V>> {
  settings: S;
  isDirty: boolean;
  /** Shows these in the form, as nothing that was typed. */
  reset: (values: V) => void;
  send: (body: Settings<V>) => Promise<{ data: S }>;
  /** With what was saved; after a failure without, to load them anew. */
  onChanged: (saved?: S) => Promise<S | undefined>;
}

/** Saves over the version that the form shows; when somebody was faster, what is typed stays. */
export function useSaveSettings<V, S extends Settings<V>>(options: SaveOptions<V, S>) {
  const { settings, isDirty, reset, send, onChanged } = options;
  const { base, setBase, keepTyped } = useBaseVersion({
    version: settings.version,
    isDirty,
    reset: () => reset(settings.values),
    reload: () => onChanged(),
  });
  return async (values: V): Promise<void> => {
    const saved = await send({ version: base, values }).catch(keepTyped);
    if (!saved) return;
    const { data } = saved;
    await onChanged(data);
    setBase(data.version);
    reset(data.values);
    void notify({ tone: 'success', message: 'The settings are saved' });
  };
}
