import { Suspense } from 'react';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import type { StoredPlace } from '#storage/storage.ts';

const AreaAlertButton = lazyWithPreload(async () => (await import('./AreaAlertButton.tsx')).AreaAlertButton);

/** First visits and server-rendered pages do without its code. */
export const AreaAlert = ({ place }: { place: StoredPlace }) => (
  <Suspense>
    <AreaAlertButton place={place} />
  </Suspense>
);
