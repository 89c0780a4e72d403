import { useState } from 'react';

/** True from the first opening on, so that a lazy panel stays mounted to close and reopen. */
export function useHasOpened(open: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(open);
  if (open && !hasOpened) setHasOpened(true);
  return hasOpened || open;
}
