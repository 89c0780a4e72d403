import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUnsavedChanges } from './unsavedChanges.ts';

/** Closing keeps the values for the same item; `discard` drops them. */
export function useDialogForm<T extends { id: string }, V extends FieldValues>(
  form: UseFormReturn<V>,
  toValues: (item: T | undefined) => V,
) {
  const [open, setOpen] = useState<{ item: T | undefined }>();
  const lastId = useRef<string>(undefined);
  const { isDirty } = form.formState;
  useUnsavedChanges(open !== undefined && isDirty);
  const close = () => setOpen(undefined);
  return {
    isOpen: open !== undefined,
    item: open?.item,
    edit(item: T | undefined) {
      if (lastId.current !== item?.id || !isDirty) form.reset(toValues(item));
      lastId.current = item?.id;
      setOpen({ item });
    },
    close,
    discard() {
      form.reset(toValues(open?.item));
      close();
    },
  };
}
