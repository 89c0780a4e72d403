import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { useHasOpened } from '#components/overlay/useHasOpened.ts';

const DocumentDialog = lazyWithPreload(async () => (await import('./DocumentDialog.tsx')).DocumentDialog);

interface DocumentLinkProps {
  name: 'user_agreement' | 'privacy' | 'legacy' | 'shipping' | 'refund';
  title: string;
}

/** Loads code and text when clicked. */
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
          // A portal, so that the styles of the surrounding footer or form do not apply.
          createPortal(
            <DocumentDialog name={name} title={title} open={open} onClose={() => setOpen(false)} />,
            document.body,
          )}
      </Suspense>
    </>
  );
}
