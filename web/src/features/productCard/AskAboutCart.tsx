import { type ComponentProps, lazy, Suspense } from 'react';
import type { OtherFloristDialog as DialogType } from '../cart/OtherFloristDialog.tsx';

const OtherFloristDialog = lazy(async () => ({
  default: (await import('../cart/OtherFloristDialog.tsx')).OtherFloristDialog,
}));

/** Renders nothing without a question. */
export const AskAboutCart = ({ question }: { question: ComponentProps<typeof DialogType> | false }) => (
  <Suspense fallback={null}>{question && <OtherFloristDialog {...question} />}</Suspense>
);
