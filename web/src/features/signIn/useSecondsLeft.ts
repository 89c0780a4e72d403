import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { useEffect, useState } from 'react';

/** 'Another code in 40 s', '… in 13 min' */
export const describeWait = (seconds: number): string =>
  `Another code in ${seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}`;

/** Until another code may be requested. */
export function useSecondsLeft(sent: CodeSent): number {
  const [left, setLeft] = useState(sent.resend_in);
  useEffect(() => {
    const until = Date.now() + sent.resend_in * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [sent]);
  return left;
}
