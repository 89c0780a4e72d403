import { createContext, useContext } from 'react';

/** Why what is shown cannot be changed. */
export const ReadOnlyReason = createContext<string | undefined>(undefined);

const ignore = () => undefined;

/** Spread last over a button that changes something, it makes that inactive on a page that is only read. */
export function useReadOnly() {
  const title = useContext(ReadOnlyReason);
  return title === undefined
    ? undefined
    : ({ type: 'button', 'aria-disabled': true, title, onClick: ignore } as const);
}
