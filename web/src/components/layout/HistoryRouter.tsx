import type { BrowserHistory, Update } from 'history';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { NavigationType, Router } from 'react-router-dom';

const HistoryContext = createContext<BrowserHistory | undefined>(undefined);

const navigationTypes = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
} as const;

interface HistoryRouterProps {
  history: BrowserHistory;
  /** Where it was when hydration began: the first render may be late, and the history elsewhere by then. */
  opened?: Update;
  children: ReactNode;
}

export const readUpdate = ({ action, location }: BrowserHistory): Update => ({ action, location });

/** Allows blocking, unlike `BrowserRouter` (docs/decisions/0022). */
export function HistoryRouter({ history, opened, children }: HistoryRouterProps) {
  const [first] = useState(() => opened ?? readUpdate(history));
  const [update, setUpdate] = useState(first);
  const { action, location } = update;
  // An opened address is a new entry; one that the shop wrote has a key, and is come back to.
  const isOpened = update === first && location.key === 'default';
  useLayoutEffect(() => {
    if (history.location !== first.location) setUpdate(readUpdate(history));
    return history.listen(setUpdate);
  }, [history, first]);
  return (
    <HistoryContext value={history}>
      {/* As a transition, navigating to a page whose code is loading was sometimes never committed. */}
      <Router
        location={location}
        navigationType={isOpened ? NavigationType.Push : navigationTypes[action]}
        navigator={history}
        useTransitions={false}
      >
        {children}
      </Router>
    </HistoryContext>
  );
}

/** Undefined under another router. */
export const useHistory = (): BrowserHistory | undefined => useContext(HistoryContext);
