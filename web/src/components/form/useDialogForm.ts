import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUnsavedChanges } from './unsavedChanges.ts';

/** Closing keeps the values for the same item; `discard` drops them. `addButton` opens it without an item. */
export function useDialogForm<T extends { id: string }, V extends FieldValues>(
  form: UseFormReturn<V>,
  toValues: (item: T | undefined) => V,
) {
  const [open, setOpen] = useState<{ item: T | undefined }>();
  const lastId = useRef<string>(undefined);
  const addButton = useRef<HTMLButtonElement>(null);
  const { isDirty } = form.formState;
  useUnsavedChanges(open !== undefined && isDirty);
  const close = () => setOpen(undefined);
  const discard = () => {
    form.reset(toValues(open?.item));
    close();
  };
  return {
    addButton,
    isOpen: open !== undefined,
    item: open?.item,
    edit(item: T | undefined) {
      if (lastId.current !== item?.id || !isDirty) form.reset(toValues(item));
      lastId.current = item?.id;
      setOpen({ item });
    },
    close,
    discard,
    /** Closes after a save. The first item replaces an empty list and its button, so the focus has no place to return to. */
    finish() {
      flushSync(discard);
      if (!open?.item) addButton.current?.focus();
    },
  };
}
