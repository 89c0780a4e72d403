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
  children: ReactNode;
}

/** Allows blocking, unlike `BrowserRouter` (docs/decisions/0022). */
export function HistoryRouter({ history, children }: HistoryRouterProps) {
  const [update, setUpdate] = useState<Update>(history);
  const { action, location } = update;
  // An opened address is a new entry; one that the shop wrote has a key, and is come back to.
  const isOpened = update === history && location.key === 'default';
  useLayoutEffect(() => history.listen(setUpdate), [history]);
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
