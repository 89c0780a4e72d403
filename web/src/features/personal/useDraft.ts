import { useState } from 'react';
import { useUnsaved } from './unsaved.ts';

const ofNew = 'new';

interface Kept<D> {
  /** The id of the thing it is of. */
  of: string;
  draft: D;
  isChanged: boolean;
}

/**
 * A form for one thing of a list, or a new one, in a dialog. What was typed stays when the dialog is put away without
 * being canceled, and is there again when it is opened for the same thing.
 */
export function useDraft<T extends { id: string }, D>(draftOf: (thing: T | undefined) => D) {
  const [open, setOpen] = useState<{ thing: T | undefined }>();
  const [kept, setKept] = useState<Kept<D>>({ of: ofNew, draft: draftOf(undefined), isChanged: false });
  useUnsaved(open !== undefined && kept.isChanged);
  const close = () => setOpen(undefined);
  return {
    isOpen: open !== undefined,
    /** Undefined for a new one. */
    thing: open?.thing,
    draft: kept.draft,
    edit(thing: T | undefined) {
      const of = thing?.id ?? ofNew;
      if (kept.of !== of || !kept.isChanged) setKept({ of, draft: draftOf(thing), isChanged: false });
      setOpen({ thing });
    },
    change: (draft: D) => setKept({ ...kept, draft, isChanged: true }),
    close,
    /** Puts the form away with what was typed. */
    forget() {
      setKept({ ...kept, isChanged: false });
      close();
    },
  };
}
