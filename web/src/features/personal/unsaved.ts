import { useEffect, useId } from 'react';

/** The forms on the page that hold something not saved yet. */
const forms = new Set<string>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export const unsavedForms = {
  read: () => forms.size > 0,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** While a form is changed, the browser and the page's own guard ask before it is left. */
export function useUnsaved(isChanged: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    forms.add(id);
    tell();
    return () => {
      removeEventListener('beforeunload', warn);
      forms.delete(id);
      tell();
    };
  }, [isChanged, id]);
}
