import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { useContext, useSyncExternalStore } from 'react';
import { RenderedAt } from './renderedAt.ts';
import { useHydrating } from './useHydrating.ts';

const home = 'Australia/Sydney';

/** The reader's own zone when it is an Australian one; readers abroad think of Sydney's day. */
export function readersZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone.startsWith('Australia/') ? timeZone : home;
}

/** The zone of the reader's clock; a rendered page is drawn for Sydney first, since its server does not know. */
export const useReadersZone = (): string => (useHydrating() ? home : readersZone());

/** The reader's day, `YYYY-MM-DD`: for the words on the page. What can arrive when, only the server says. */
export function useToday(): string {
  const renderedAtMs = useContext(RenderedAt);
  // Only another day draws anything again, neither another minute nor that a rendered page has come to life.
  return useSyncExternalStore(
    everyMinute,
    () => localTime(new Date(), readersZone()).day,
    () => localTime(new Date(renderedAtMs ?? Date.now()), home).day,
  );
}

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
}
