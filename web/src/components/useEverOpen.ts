import { useState } from 'react';

/** True from the first opening on: the code of a panel is loaded then, and stays for its closing and the next time. */
export function useEverOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return ever || open;
}
