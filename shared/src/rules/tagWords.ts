import { type Day, formatDay, formatPeriod, type TimeOfDay } from './zonedTime.ts';

export interface TagWindow {
  start_time: TimeOfDay;
  stop_time: TimeOfDay;
}

export const isSameWindow = (a: TagWindow, b: TagWindow | null | undefined): boolean =>
  a.start_time === b?.start_time && a.stop_time === b.stop_time;

/** `id`: of a saved recipient. */
export type TagPerson = { kind: 'me' } | { kind: 'person'; name: string; id?: string | undefined };

export interface TagFacts {
  person: TagPerson | undefined;
  /** '' for any. */
  day: Day | '';
  today: Day;
  window: TagWindow | undefined;
  /** Nobody offers the chosen window on that day at that place. */
  isWindowGone?: boolean;
  suburb: string | undefined;
  /** The place is the buyer's own. */
  isHome?: boolean;
  isPickup?: boolean;
  isAddressLater?: boolean;
}

/** What is missing is a question, which says what to do. */
export interface TagWords {
  isEmpty: boolean;
  who: string;
  when: string;
  where: string;
  /** 'For Margaret · Wed 2 Dec, 12–3 pm · Rozelle' */
  sentence: string;
}

export const emptyTagHint = 'Add a suburb and a day';

export function tagWords(facts: TagFacts): TagWords {
  const { person, day, suburb } = facts;
  if (!person && !day && !suburb)
    return {
      isEmpty: true,
      who: 'Who is it for?',
      when: 'a day',
      where: 'a suburb',
      sentence: `Who is it for? ${emptyTagHint}`,
    };
  const who = whoLabel(person);
  const when = whenLabel(facts);
  const where = whereLabel(facts);
  return { isEmpty: false, who, when, where, sentence: `For ${who} · ${when} · ${where}` };
}

function whoLabel(person: TagPerson | undefined): string {
  if (!person) return 'someone';
  return person.kind === 'me' ? 'me' : person.name;
}

function whenLabel({ day, today, window, isWindowGone }: TagFacts): string {
  if (!day) return 'which day?';
  const label = day === today ? 'Today' : formatDay(day, today);
  if (isWindowGone) return `${label}, which window?`;
  return window ? `${label}, ${formatPeriod(window.start_time, window.stop_time)}` : label;
}

function whereLabel({ suburb, isHome, isPickup, isAddressLater, person }: TagFacts): string {
  if (!suburb) return isPickup ? 'pick up where?' : 'which suburb?';
  if (isPickup) return `pick up near ${suburb}`;
  if (isAddressLater && person?.kind !== 'me') return `near ${suburb}, they tell us where`;
  return isHome && person?.kind === 'me' ? `home, ${suburb}` : suburb;
}
