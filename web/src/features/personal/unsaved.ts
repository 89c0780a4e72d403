import { useEffect, useId } from 'react';
import { createStore } from '../../storage/createStore.ts';

const forms = new Set<string>();

/** Whether a form on the page holds unsaved changes. */
export const unsavedForms = createStore(false);

/** While a form is changed, the browser and the page's own guard ask before it is left. */
export function useUnsaved(isChanged: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    forms.add(id);
    unsavedForms.write(true);
    return () => {
      removeEventListener('beforeunload', warn);
      forms.delete(id);
      unsavedForms.write(forms.size > 0);
    };
  }, [isChanged, id]);
}
