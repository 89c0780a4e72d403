import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useReadOnly } from '#components/actions/readOnly.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

export interface Move<P> {
  id: string;
  to: P;
  by: 'keyboard' | 'pointer';
  /** From its new place, in pixels. */
  x: number;
  y: number;
}

interface Pixels {
  x: number;
  y: number;
}

interface MovingOptions<P> {
  /** Undefined for an item that is gone. */
  findPlace: (id: string) => P | undefined;
  isSame: (a: P, b: P) => boolean;
  /** An item's name for screen readers, such as 'photo 3'. */
  describe: (id: string) => string;
  describePlace: (place: P) => string;
  /** What the arrow keys do. */
  keys: string;
  step: (place: P, direction: Direction) => P;
  /** `current` is undefined as the drag begins. */
  drag: (
    dragged: { id: string; event: PointerEvent; moved: Pixels },
    current: P | undefined,
  ) => (Pixels & { to: P }) | undefined;
  onDrop: (id: string, to: P) => void;
  /** Not where a step moves the handle in the document, which takes its focus away. */
  cancelOnBlur?: boolean;
  disabled?: boolean;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const liftAfterPx = 5;
const scrollEdgePx = 88;
const scrollStepPx = 14;

type MoveState<P> = ReturnType<typeof useMoveState<P>>;

/** The item that moves, and each step of its move as screen readers hear it. */
function useMoveState<P>({ findPlace, isSame, describe, describePlace, ...options }: MovingOptions<P>) {
  const [move, setMove] = useState<Move<P>>();
  const [announcement, setAnnouncement] = useState('');
  const focusHandle = useHandleFocus();
  const end = (message: string) => {
    setMove(undefined);
    setAnnouncement(message);
  };
  return {
    move,
    announcement,
    setMove,
    pickUp(id: string) {
      const to = findPlace(id);
      if (to === undefined || options.disabled) return;
      focusHandle(id);
      setMove({ id, to, by: 'keyboard', x: 0, y: 0 });
      setAnnouncement(
        `${describe(id)} is picked up. ${options.keys}, Space puts it down, Escape puts it back.`,
      );
    },
    step(current: Move<P>, direction: Direction) {
      const to = options.step(current.to, direction);
      focusHandle(current.id);
      setMove({ ...current, to });
      setAnnouncement(`${describe(current.id)} moves to ${describePlace(to)}.`);
    },
    cancel({ id, to }: Move<P>, { refocus = true } = {}) {
      if (refocus) focusHandle(id);
      end(`${describe(id)} is back at ${describePlace(findPlace(id) ?? to)}.`);
    },
    putDown({ id, to }: Move<P>) {
      const from = findPlace(id);
      focusHandle(id);
      end(`${describe(id)} is put down at ${describePlace(to)}.`);
      if (from !== undefined && !isSame(from, to)) options.onDrop(id, to);
    },
  };
}

/**
 * Moves an item by dragging its handle, with Space, the arrow keys, Space and Escape, or by a press of the handle and the buttons
 * of `MoveBar`; each step is announced.
 */
export function useMoving<P>({ disabled: isGivenDisabled = false, ...given }: MovingOptions<P>) {
  const disabled = useReadOnly() !== undefined || isGivenDisabled;
  const options = { ...given, disabled };
  const { describe, describePlace, cancelOnBlur = false } = options;
  const state = useMoveState(options);
  const { move, announcement, step, putDown, cancel } = state;
  const pressed = useRef<Pixels>(undefined);
  return {
    move,
    announcement,
    /** For `MoveBar`; undefined while none is picked up by a press or a key. */
    bar:
      move?.by === 'keyboard'
        ? {
            text: `Moving ${describe(move.id)}: ${describePlace(move.to)}`,
            step: (direction: Direction) => step(move, direction),
            putDown: () => putDown(move),
            cancel: () => cancel(move),
          }
        : undefined,
    handleProps: (id: string) => ({
      'data-handle': id,
      'aria-label': `Move ${describe(id)}`,
      'aria-pressed': move?.id === id,
      'aria-disabled': disabled,
      onKeyDown: (event: KeyboardEvent) => moveByKey(event, id, state),
      onBlur({ relatedTarget }: FocusEvent) {
        const isLeft = move?.id === id && move.by === 'keyboard' && !isInMoveBar(relatedTarget);
        if (cancelOnBlur && isLeft) cancel(move, { refocus: false });
      },
      ...toPointerProps(id, state, pressed, options),
    }),
  };
}

function moveByKey<P>(event: KeyboardEvent, id: string, { move, ...state }: MoveState<P>): void {
  const direction = directions[event.key];
  const isPress = event.key === ' ' || event.key === 'Enter';
  if (!isPress && !(move && (direction || event.key === 'Escape'))) return;
  event.preventDefault();
  if (!move) state.pickUp(id);
  else if (direction) state.step(move, direction);
  else if (isPress) state.putDown(move);
  else state.cancel(move);
}

/** `pressed` is where the pointer pressed the handle, until it is released. */
const toPointerProps = <P>(
  id: string,
  { move, ...state }: MoveState<P>,
  pressed: RefObject<Pixels | undefined>,
  { drag, disabled }: MovingOptions<P>,
) => ({
  onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || disabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { x: event.pageX, y: event.pageY };
  },
  onPointerMove(event: PointerEvent) {
    if (!pressed.current) return;
    const moved = { x: event.pageX - pressed.current.x, y: event.pageY - pressed.current.y };
    const current = move?.by === 'pointer' ? move.to : undefined;
    if (current === undefined && Math.hypot(moved.x, moved.y) < liftAfterPx) return;
    scrollAtEdge(event.clientY);
    const dragged = drag({ id, event, moved }, current);
    // React may render later than the release.
    if (dragged) flushSync(() => state.setMove({ id, by: 'pointer', ...dragged }));
  },
  onPointerUp() {
    const isPressed = pressed.current !== undefined;
    pressed.current = undefined;
    if (move && (move.by === 'pointer' || (isPressed && move.id === id))) state.putDown(move);
    // A press of the handle, by a finger too: the bar's buttons do the rest.
    else if (isPressed) state.pickUp(id);
  },
  onPointerCancel() {
    pressed.current = undefined;
    if (move?.id === id) state.cancel(move);
  },
});

/** Focuses a handle once it is drawn: moving an element in the document takes its focus away. */
function useHandleFocus() {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const handles = document.querySelectorAll<HTMLElement>('[data-handle]');
    const handle = [...handles].find((one) => one.dataset.handle === wanted.current);
    if (handle) wanted.current = undefined;
    handle?.focus();
  });
  return (id: string) => {
    wanted.current = id;
  };
}

const isInMoveBar = (element: EventTarget | null) =>
  element instanceof Element && element.closest('[data-move-bar]') !== null;

function scrollAtEdge(y: number): void {
  if (y < scrollEdgePx) scrollBy(0, -scrollStepPx);
  if (y > innerHeight - scrollEdgePx) scrollBy(0, scrollStepPx);
}
