import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { useCallback, useContext, useRef, useSyncExternalStore } from 'react';
import { RenderedAt } from './renderedAt.ts';

export const home = 'Australia/Sydney';
const minuteMs = 60_000;

/** The reader's own zone when it is an Australian one; readers abroad think of Sydney's day. */
export function readersZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone.startsWith('Australia/') ? timeZone : home;
}

/** The day in Sydney at an instant, `YYYY-MM-DD`. */
export const homeDay = (instant: Date): string => localTime(instant, home).day;

/** Minutes ahead of Greenwich, by which some Australian clock goes. */
const australianClocks = new Set([480, 525, 570, 600, 630, 660]);

const two = (part: number) => String(part).padStart(2, '0');

/** The day on the reader's own clock where that goes as one in Australia; else Sydney's, which is slow to ask for. */
function readersDay(known?: string): string {
  const now = new Date();
  if (!australianClocks.has(-now.getTimezoneOffset())) return known ?? homeDay(now);
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const sydneysDay = (known?: string): string => known ?? homeDay(new Date());

/** A day that is looked at each minute; `known` is Sydney's while the page was rendered less than a minute ago. */
function useDay(dayNow: (known?: string) => string): string {
  const rendering = useContext(RenderedAt);
  const isOld = useRef(rendering === undefined);
  const subscribe = useCallback((look: () => void) => {
    const timer = setInterval(() => {
      isOld.current = true;
      look();
    }, minuteMs);
    return () => clearInterval(timer);
  }, []);
  // Only another day draws anything again, neither another minute nor that a rendered page has come to life.
  return useSyncExternalStore(
    subscribe,
    () => dayNow(isOld.current ? undefined : rendering?.day),
    () => rendering?.day ?? dayNow(),
  );
}

/** The reader's day, `YYYY-MM-DD`: for the words on the page. What can arrive when, only the server says. */
export const useToday = (): string => useDay(readersDay);

/** The day in Sydney, `YYYY-MM-DD`: for what is one and the same list all over the country. */
export const useSydneysToday = (): string => useDay(sydneysDay);
