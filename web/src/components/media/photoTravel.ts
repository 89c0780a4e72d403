import { type RefObject, useLayoutEffect } from 'react';
import type { SentPhoto } from './photoFlight.ts';

/** Its code is no part of a first visit; without it a photo stays where it is. */
const loadFlight = () => import('./photoFlight.ts').catch(() => undefined);

let sent: (SentPhoto & { id: string; flight: ReturnType<typeof loadFlight> }) | undefined;

/** Starts the journey of a product's photo, marked `data-photo-of`, to where `usePhotoArrival` waits for it. */
export function sendPhoto(id: string): void {
  const image = document.querySelector<HTMLImageElement>(`[data-photo-of="${id}"] img`);
  sent = image
    ? { id, src: image.currentSrc, from: image.getBoundingClientRect(), at: Date.now(), flight: loadFlight() }
    : undefined;
}

/** Flies a photo that was just sent into this element. */
export function usePhotoArrival(place: RefObject<HTMLElement | null>, id: string): void {
  useLayoutEffect(() => {
    const photo = sent;
    const target = place.current;
    if (photo?.id !== id || !target) return;
    sent = undefined;
    void photo.flight.then((flight) => flight?.fly(photo, target));
  }, [place, id]);
}
