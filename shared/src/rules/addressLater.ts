import { endQuietHours } from './acceptClock.ts';
import type { Hours } from './openingHours.ts';
import { formatTime, type TimeOfDay } from './zonedTime.ts';

export const placeKinds = ['home', 'work', 'hospital', 'service'] as const;
export type PlaceKind = (typeof placeKinds)[number];

interface Questions {
  label: string;
  /** Beside the address; absent: the address says it. */
  name?: string;
  unit: string;
  time?: string;
}

export const placeQuestions: Readonly<Record<PlaceKind, Questions>> = {
  home: { label: 'Home', unit: 'Unit, gate or buzzer' },
  work: { label: 'Work', name: 'Name of the business', unit: 'Floor or reception', time: 'They close at' },
  hospital: { label: 'Hospital', name: 'Name of the hospital', unit: 'Ward and bed' },
  service: {
    label: 'Service',
    name: 'Chapel, church or home',
    unit: 'Whose service it is',
    time: 'The service begins at',
  },
};

export interface DoorFacts {
  kind: PlaceKind;
  name: string;
  unitOffice: string;
  time: TimeOfDay | null;
  safePlace: string;
  notAtWork: boolean;
}

/** Minutes between the end of the window and a service. */
export const serviceMarginMinutes = 60;

/** Hospital wards that admit no flowers. */
const closedWard =
  /\b(?:intensive care|icu|nicu|picu|critical care|high dependency|burns|oncology|ha?ematology|transplant|neonatal|neutropenic)\b/i;

/** Path and message of what the place cannot take. */
export function findPlaceFault(
  { kind, name, unitOffice, time }: DoorFacts,
  period: Hours | null,
): [path: string, message: string] | undefined {
  const { name: nameLabel, unit, time: timeLabel } = placeQuestions[kind];
  if (nameLabel && name.trim() === '') return ['name', `Fill in: ${nameLabel.toLowerCase()}`];
  if (kind !== 'home' && kind !== 'work' && unitOffice.trim() === '')
    return ['unitOffice', `Fill in: ${unit.toLowerCase()}`];
  if (kind === 'hospital' && closedWard.test(unitOffice))
    return [
      'unitOffice',
      'That ward takes no flowers. They can come to your next ward, or home on another day.',
    ];
  if (!timeLabel) return undefined;
  if (!time) return ['time', 'Say when, so that nobody comes too late'];
  const latest = kind === 'service' ? addMinutes(time, -serviceMarginMinutes) : time;
  if (!period || period.stopTime <= latest) return undefined;
  const why = kind === 'service' ? 'The service begins at' : 'They close at';
  return [
    'delivery_period',
    `${why} ${formatTime(time)}: choose a window that ends by ${formatTime(latest)}.`,
  ];
}

function addMinutes(time: TimeOfDay, minutes: number): TimeOfDay {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const total = Math.max(0, hours * 60 + rest + minutes);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`;
}

/** For the florist and the driver. */
export const describeDoor = ({ kind, time, safePlace, notAtWork }: DoorFacts): string =>
  [
    kind === 'service' && time && `The service begins at ${formatTime(time)}: be there before.`,
    kind === 'work' && time && `They close at ${formatTime(time)}.`,
    kind === 'hospital' && 'To the ward desk.',
    notAtWork && 'Please not at work.',
    safePlace && `If nobody is in: ${safePlace}`,
  ]
    .filter(Boolean)
    .join(' ');

const hourMs = 60 * 60_000;

export interface AddressClock {
  /** The recipient is asked again. */
  remindAt: Date;
  /** The sender hears that there is no answer, and what to do. */
  tellAt: Date;
  /** Without an address the money goes back. */
  until: Date;
}

/**
 * The sender is told a day before `until`, or when a third of the time is left, whichever is later. Messages wait for the end of
 * quiet hours.
 */
export function planAddress(from: Date, until: Date, timeZone: string): AddressClock {
  const span = Math.max(0, until.getTime() - from.getTime());
  const tell = until.getTime() - Math.min(24 * hourMs, span / 3);
  const awake = (ms: number) => {
    const at = endQuietHours(new Date(ms), timeZone);
    return at < until ? at : new Date(ms);
  };
  return { remindAt: awake(from.getTime() + (tell - from.getTime()) / 2), tellAt: awake(tell), until };
}
