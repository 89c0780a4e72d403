import { useEffect, useState } from 'react';

/** The value once it has stood still for a while: what is being typed asks the server once, not for every letter. */
export function useDebounced<T>(value: T, waitMs = 180): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return still;
}
