import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { back } from '../../hearBackFirst.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { unsavedForms } from './unsaved.ts';

/** The router's own count of the history's entries. */
const indexOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : 0;

const isHere = (to: unknown): boolean => {
  const path =
    typeof to === 'string' ? new URL(to, location.href).pathname : Reflect.get(Object(to), 'pathname');
  return path === undefined || path === location.pathname;
};

/**
 * Asks before another page of the storefront takes the place of unsaved changes: by a link, a call of the code, or Back.
 * The storefront's small router has no blocker; the back office uses its own.
 */
export function LeaveGuard() {
  const isUnsaved = useSyncExternalStore(unsavedForms.subscribe, unsavedForms.read, () => false);
  const [goOn, setGoOn] = useState<() => void>();
  const { navigator } = useContext(NavigationContext);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isUnsaved) return;
    isLeaving.current = false;
    const { push, replace } = navigator;
    const ask = (leave: () => void) => {
      // What was saved a moment ago may be gone from the forms before it is drawn so.
      if (isLeaving.current || !unsavedForms.read()) return leave();
      setGoOn(() => leave);
    };
    navigator.push = (...to) => (isHere(to[0]) ? push(...to) : ask(() => push(...to)));
    navigator.replace = (...to) => (isHere(to[0]) ? replace(...to) : ask(() => replace(...to)));
    back.ask = undoBack(ask);
    return () => {
      navigator.push = push;
      navigator.replace = replace;
      delete back.ask;
    };
  }, [isUnsaved, navigator]);
  const leave = () => {
    isLeaving.current = true;
    setGoOn(undefined);
    goOn?.();
  };
  return <LeaveDialog open={goOn !== undefined} onLeave={leave} onStay={() => setGoOn(undefined)} />;
}

/** Back and Forward have happened when one hears of them: they are undone first, and done again when one may leave. */
function undoBack(ask: (leave: () => void) => void): (event: PopStateEvent) => void {
  const here = indexOf(history.state);
  let isUndoing = false;
  return (event) => {
    const delta = indexOf(event.state) - here;
    event.stopImmediatePropagation();
    if (isUndoing || delta === 0) {
      isUndoing = false;
      return;
    }
    isUndoing = true;
    history.go(-delta);
    ask(() => {
      delete back.ask;
      history.go(delta);
    });
  };
}
