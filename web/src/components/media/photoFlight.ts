export interface SentPhoto {
  src: string;
  from: DOMRect;
  /** Milliseconds since 1970. */
  at: number;
}

const travelMs = 320;
/** A photo that arrives later stays where it is. */
const patienceMs = 2500;

const isInView = ({ top, bottom, width }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight;

/** Animates a copy of the photo to `target`, except under `prefers-reduced-motion`. */
export async function fly({ src, from, at }: SentPhoto, target: HTMLElement): Promise<void> {
  if (!isInView(from) || Date.now() - at > patienceMs || !('animate' in target)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const hidden = target.animate({ opacity: [0, 0] }, patienceMs);
  // A panel opens after its content is there, and is measured where it stops.
  await new Promise(requestAnimationFrame);
  const sliding = target.closest('dialog, [role="dialog"]')?.getAnimations() ?? [];
  await Promise.allSettled(sliding.map(({ finished }) => finished));
  const to = target.getBoundingClientRect();
  if (isInView(to)) await move(src, from, to, getComputedStyle(target).borderRadius);
  hidden.cancel();
}

async function move(src: string, from: DOMRect, to: DOMRect, borderRadius: string): Promise<void> {
  const flying = document.createElement('img');
  // Above an open dialog.
  Object.assign(flying, { src, alt: '', popover: 'manual' });
  const { left, top, width, height } = to;
  Object.assign(flying.style, {
    ...{ inset: `${top}px auto auto ${left}px`, width: `${width}px`, height: `${height}px` },
    ...{ margin: '0', border: '0', padding: '0', objectFit: 'cover', borderRadius },
    ...{ pointerEvents: 'none', transformOrigin: '0 0' },
  });
  document.body.append(flying);
  flying.showPopover();
  const start = `translate(${from.left - left}px, ${from.top - top}px) scale(${from.width / width}, ${from.height / height})`;
  await flying
    .animate({ transform: [start, 'none'] }, { duration: travelMs, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' })
    .finished.catch(() => undefined);
  flying.remove();
}
