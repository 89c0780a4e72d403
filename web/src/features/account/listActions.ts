import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';

interface Deletion {
  name: string;
  remove: () => Promise<void>;
  undo: () => Promise<void>;
  /** The focused button is removed: moves the focus. */
  onGone: () => void;
}

/** Optimistic, with Undo. */
export async function deleteWithUndo(deletion: Deletion): Promise<void> {
  const { name, remove, undo, onGone } = deletion;
  try {
    await remove();
    onGone();
    const run = () => void undo().catch((error: unknown) => notifyError(error, run));
    void notify({ tone: 'success', message: `“${name}” is deleted`, action: { label: 'Undo', run } });
  } catch (error) {
    notifyError(error, () => void deleteWithUndo(deletion));
  }
}
