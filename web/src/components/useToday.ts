import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { useHydrating } from './useHydrating.ts';
import { useNow } from './useNow.ts';

const home = 'Australia/Sydney';

/** The reader's own zone when it is an Australian one; readers abroad think of Sydney's day. */
export function readersZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone.startsWith('Australia/') ? timeZone : home;
}

/** The zone of the reader's clock; a rendered page is drawn for Sydney first, since its server does not know. */
export const useReadersZone = (): string => (useHydrating() ? home : readersZone());

/** The reader's day, `YYYY-MM-DD`: for the words on the page. What can arrive when, only the server says. */
export const useToday = (): string => localTime(new Date(useNow(60_000)), useReadersZone()).day;
