import { type ComponentProps, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import type { OtherFloristDialog as DialogType } from '#features/cart/OtherFloristDialog.tsx';

const OtherFloristDialog = lazyWithPreload(
  async () => (await import('#features/cart/OtherFloristDialog.tsx')).OtherFloristDialog,
);

/** Renders nothing without a question. A portal, so that the styles of the surrounding card do not apply. */
export const AskAboutCart = ({ question }: { question: ComponentProps<typeof DialogType> | false }) => (
  <Suspense fallback={null}>
    {question && createPortal(<OtherFloristDialog {...question} />, document.body)}
  </Suspense>
);
