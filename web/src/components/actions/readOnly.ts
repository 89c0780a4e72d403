import { createContext, useContext } from 'react';

/** Holds the reason why the page is read-only. */
export const ReadOnlyReason = createContext<string | undefined>(undefined);

const ignore = () => undefined;

/** Returns props that disable a button on read-only pages. Spread them last. */
export function useReadOnly() {
  const title = useContext(ReadOnlyReason);
  return title === undefined
    ? undefined
    : ({ type: 'button', 'aria-disabled': true, title, onClick: ignore } as const);
}
