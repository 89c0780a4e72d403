import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import { useCallback, useContext, useRef, useSyncExternalStore } from 'react';
import { RenderContext } from './renderContext.ts';

const minuteMs = 60_000;

/** The browser's time zone if Australian, otherwise Sydney's. */
export function userTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone.startsWith('Australia/') ? timeZone : marketTimeZone;
}

/** The day in Sydney at an instant, `YYYY-MM-DD`. */
export const sydneyDay = (instant: Date): string => localTime(instant, marketTimeZone).day;

/** UTC offsets of Australian time zones, in minutes. */
const australianOffsets = new Set([480, 525, 570, 600, 630, 660]);

const pad = (part: number) => String(part).padStart(2, '0');

/** The local day for an Australian UTC offset, otherwise Sydney's, which is slower to compute. */
function userDay(known?: string): string {
  const now = new Date();
  if (!australianOffsets.has(-now.getTimezoneOffset())) return known ?? sydneyDay(now);
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

const currentSydneyDay = (known?: string): string => known ?? sydneyDay(new Date());

/** A day checked each minute; `known` is Sydney's for the first minute of a server-rendered page. */
function useDay(computeDay: (known?: string) => string): string {
  const rendering = useContext(RenderContext);
  const isOld = useRef(rendering === undefined);
  const subscribe = useCallback((listener: () => void) => {
    const timer = setInterval(() => {
      isOld.current = true;
      listener();
    }, minuteMs);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => computeDay(isOld.current ? undefined : rendering?.day),
    () => rendering?.day ?? computeDay(),
  );
}

/** The user's day, `YYYY-MM-DD`, for display; only the server decides what can be delivered. */
export const useToday = (): string => useDay(userDay);

/** The day in Sydney, `YYYY-MM-DD`, for lists that are the same in all time zones. */
export const useSydneyToday = (): string => useDay(currentSydneyDay);
