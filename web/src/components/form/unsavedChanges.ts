import { useEffect, useId } from 'react';
import { createStore } from '#storage/createStore.ts';

const forms = new Set<string>();

export const unsavedChanges = createStore(false);

/** Asks before the page is left while `hasChanges`. */
export function useUnsavedChanges(hasChanges: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    forms.add(id);
    unsavedChanges.write(true);
    return () => {
      removeEventListener('beforeunload', warn);
      forms.delete(id);
      unsavedChanges.write(forms.size > 0);
    };
  }, [hasChanges, id]);
}
