import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHasOpened } from '../../components/overlay/useHasOpened.ts';

const DocumentDialog = lazy(async () => ({ default: (await import('./DocumentDialog.tsx')).DocumentDialog }));

interface DocumentLinkProps {
  name: 'user_agreement' | 'privacy' | 'legacy' | 'shipping' | 'refund';
  title: string;
}

/** Opens a legal text in a dialog; its code and text come when it is asked for. */
export function DocumentLink({ name, title }: DocumentLinkProps) {
  const [open, setOpen] = useState(false);
  const everOpen = useHasOpened(open);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </button>
      <Suspense fallback={null}>
        {everOpen &&
          // Out of the footer or form around the link: its styles for lists and buttons are not the dialog's.
          createPortal(
            <DocumentDialog name={name} title={title} open={open} onClose={() => setOpen(false)} />,
            document.body,
          )}
      </Suspense>
    </>
  );
}
