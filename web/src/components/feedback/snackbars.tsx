import type { FocusEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

export interface Notification {
  /** An error interrupts a screen reader, a success does not. */
  tone: 'success' | 'error';
  message: string;
  /** Replaces the one of the same topic: an Undo that was used elsewhere. */
  topic?: string | undefined;
  action?: { label: string; run: () => void };
}

const maxVisible = 3;
const durationMs = 6000;
/** Time to reach the button by keyboard. */
const withActionMs = 12_000;
const shown: number[] = [];
const topics = new Map<string, number>();
let count = 0;

const createStyle = (background: string) => ({
  background,
  color: 'var(--bk-white)',
  border: 0,
  borderRadius: 'var(--bk-radius-m)',
  font: '500 0.9375rem/1.4 var(--bk-text)',
});
const styles = { success: createStyle('var(--bk-gum-700)'), error: createStyle('var(--bk-waratah-700)') };
/** A touch target of 44 px. */
const actionStyle = {
  height: 44,
  padding: '0 16px',
  borderRadius: 'var(--bk-radius-s)',
  background: 'color-mix(in srgb, var(--bk-white) 16%, transparent)',
  color: 'var(--bk-white)',
  font: '600 0.9375rem/1 var(--bk-text)',
};
const paddingWithAction = '6px 6px 6px 16px';

/** Keeps snackbars above a fixed footer (`data-foot`). */
const offset = { bottom: 'calc(24px + var(--bk-foot, 0px))' };

function measureFooter(): void {
  const feet = [...document.querySelectorAll<HTMLElement>('[data-foot]')];
  const fixed = feet.filter((foot) => getComputedStyle(foot).position === 'fixed');
  const height = Math.max(0, ...fixed.map(({ offsetHeight }) => offsetHeight));
  document.documentElement.style.setProperty('--bk-foot', `${height}px`);
}

const host = document.createElement('div');
/** The focused element before a snackbar. */
let previous: EventTarget | null = null;

/** sonner would return the focus when Tab leaves the list, trapping the keyboard, so it gets no event. */
function keepPrevious(event: FocusEvent): void {
  event.stopPropagation();
  const { relatedTarget } = event;
  if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) previous = relatedTarget;
}

/** Called before the snackbar closes while it has the focus. */
function restoreFocus(id: number): void {
  const focused = document.activeElement?.closest('[data-sonner-toast]');
  if (focused?.querySelector(`[data-snackbar="${id}"]`) && previous instanceof HTMLElement)
    previous.focus({ preventScroll: true });
}

function mount(): void {
  document.body.append(host);
  createRoot(host).render(
    <div onFocusCapture={keepPrevious}>
      <Toaster
        position="bottom-center"
        visibleToasts={maxVisible}
        duration={durationMs}
        offset={offset}
        mobileOffset={offset}
        closeButton={false}
      />
    </div>,
  );
}

mount();

// sonner only hides toasts beyond the limit and keeps them in the page.
export function showSnackbar({ tone, message, topic, action }: Notification): void {
  measureFooter();
  if (shown.length >= maxVisible) toast.dismiss(shown.shift());
  const id = ++count;
  if (topic !== undefined) {
    const replaced = topics.get(topic);
    if (replaced !== undefined) toast.dismiss(replaced);
    topics.set(topic, id);
  }
  const content = (
    <span role={tone === 'error' ? 'alert' : 'status'} data-snackbar={id}>
      {message}
    </span>
  );
  const forget = () => {
    restoreFocus(id);
    const index = shown.indexOf(id);
    if (index >= 0) shown.splice(index, 1);
  };
  toast(content, {
    id,
    style: { ...styles[tone], ...(action && { padding: paddingWithAction }) },
    ...(action && {
      duration: withActionMs,
      actionButtonStyle: actionStyle,
      action: {
        label: action.label,
        onClick: () => {
          restoreFocus(id);
          action.run();
        },
      },
    }),
    onAutoClose: forget,
    onDismiss: forget,
  });
  shown.push(id);
}
