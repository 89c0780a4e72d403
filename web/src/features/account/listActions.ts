import { notify } from '../../components/feedback/notify.ts';
import { notifyError } from '../../components/feedback/notifyError.ts';

interface Deletion {
  /** In the words that say it is gone. */
  name: string;
  remove: () => Promise<void>;
  putBack: () => Promise<void>;
  /** The button that was pressed has gone with its thing: the focus goes somewhere else. */
  onGone: () => void;
}

/** Deletes at once and offers to put it back. */
export async function deleteWithUndo(deletion: Deletion): Promise<void> {
  const { name, remove, putBack, onGone } = deletion;
  try {
    await remove();
    onGone();
    const run = () => void putBack().catch((error: unknown) => notifyError(error, run));
    void notify({ tone: 'success', message: `“${name}” is deleted`, action: { label: 'Undo', run } });
  } catch (error) {
    notifyError(error, () => void deleteWithUndo(deletion));
  }
}
