import { addDays, type Day, weekday } from './zonedTime.ts';

export type AustralianState = 'NSW' | 'VIC' | 'QLD' | 'SA' | 'WA' | 'TAS' | 'NT' | 'ACT';

export const australianStates: readonly AustralianState[] = [
  'NSW',
  'VIC',
  'QLD',
  'SA',
  'WA',
  'TAS',
  'NT',
  'ACT',
];

type Holidays = Map<Day, string>;

const monday = 1;
const tuesday = 2;
const saturday = 6;
const sunday = 7;

const toDay = (year: number, monthAndDay: string): Day => `${String(year).padStart(4, '0')}-${monthAndDay}`;

const onOrAfter = (day: Day, wanted: number): Day => addDays(day, (wanted - weekday(day) + 7) % 7);
const onOrBefore = (day: Day, wanted: number): Day => addDays(day, -((weekday(day) - wanted + 7) % 7));
const nth = (monthStart: Day, wanted: number, n: number): Day =>
  addDays(onOrAfter(monthStart, wanted), (n - 1) * 7);

/** Easter Sunday by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, ch. 8). */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const fromMarch = h + l - 7 * m + 21;
  return addDays(toDay(year, '03-01'), fromMarch);
}

/**
 * 1 January, plus the Monday after a weekend: Public Holidays Act 2010 (NSW) s 4, Public Holidays Act 1993 (Vic) s 6,
 * Holidays Act 1983 (Qld) sch, Public Holidays Act 2023 (SA) s 3, Public and Bank Holidays Act 1972 (WA) sch 2,
 * Statutory Holidays Act 2000 (Tas) s 4, Public Holidays Act 1981 (NT) sch 2, Holidays Act 1958 (ACT) s 3.
 */
function addNewYear(days: Holidays, year: number): void {
  const newYear = toDay(year, '01-01');
  days.set(newYear, 'New Year’s Day');
  if (weekday(newYear) >= saturday) days.set(onOrAfter(newYear, monday), 'New Year’s Day');
}

/** 26 January, or the Monday after a weekend instead: the same Acts. */
function addAustraliaDay(days: Holidays, year: number): void {
  const day = toDay(year, '01-26');
  days.set(weekday(day) >= saturday ? onOrAfter(day, monday) : day, 'Australia Day');
}

/** Fair Work Act 2009 (Cth) s 115; Easter Sunday: WA since 2022, NT and SA (Public Holidays Act 2023) since 2024. */
function addEaster(days: Holidays, state: AustralianState, year: number): void {
  const easter = easterSunday(year);
  days.set(addDays(easter, -2), 'Good Friday');
  if (state !== 'WA' && state !== 'TAS') days.set(addDays(easter, -1), 'Easter Saturday');
  if (state !== 'TAS') days.set(easter, 'Easter Sunday');
  days.set(addDays(easter, 1), 'Easter Monday');
}

/** Weekdays on which Anzac Day adds a holiday on the Monday after. */
const anzacMonday: Readonly<Record<AustralianState, readonly number[]>> = {
  ACT: [saturday, sunday], // Holidays Act 1958 (ACT) s 3
  WA: [saturday, sunday], // Public and Bank Holidays Act 1972 (WA) sch 2
  QLD: [sunday], // Holidays Act 1983 (Qld) sch
  NT: [sunday], // Public Holidays Act 1981 (NT) sch 2
  NSW: [], // but see below
  SA: [], // Public Holidays Act 2023 (SA), since 1 January 2024: no Monday, whatever the weekday
  VIC: [], // Public Holidays Act 1993 (Vic) s 6
  TAS: [], // Statutory Holidays Act 2000 (Tas) s 4
};

/** NSW adds the Monday for 2026 and 2027 only (Public Holidays Amendment (Anzac Day) Order 2026 (NSW)). */
function addAnzacDay(days: Holidays, state: AustralianState, year: number): void {
  const day = toDay(year, '04-25');
  const named = 'Anzac Day';
  const ordered = state === 'NSW' && (year === 2026 || year === 2027);
  if (ordered || anzacMonday[state].includes(weekday(day)))
    setUnlessTaken(days, onOrAfter(day, monday), named);
  days.set(day, named);
}

/**
 * Weekend days add the next free weekday: Public Holidays Act 2010 (NSW) s 4 and the Acts named above. In Tasmania the
 * weekday replaces a Boxing Day at the weekend: Statutory Holidays Act 2000 (Tas) s 4.
 */
function addChristmas(days: Holidays, state: AustralianState, year: number): void {
  const boxingDay = state === 'SA' ? 'Proclamation Day' : 'Boxing Day';
  const [christmas, boxing] = [toDay(year, '12-25'), toDay(year, '12-26')];
  days.set(christmas, 'Christmas Day');
  if (state !== 'TAS' || weekday(boxing) < saturday) days.set(boxing, boxingDay);
  if (weekday(christmas) >= saturday) days.set(addDays(christmas, 2), 'Christmas Day, extra day');
  if (weekday(boxing) >= saturday) days.set(addDays(boxing, 2), `${boxingDay}, extra day`);
}

function setUnlessTaken(days: Holidays, day: Day, name: string): void {
  if (!days.has(day)) days.set(day, name);
}

/** Second Monday of June; QLD first Monday of October since 2016 (Holidays Act 1983 (Qld) sch); WA by proclamation. */
function addKingsBirthday(days: Holidays, state: AustralianState, year: number): void {
  const named = 'King’s Birthday';
  if (state === 'QLD') days.set(nth(toDay(year, '10-01'), monday, 1), named);
  else if (state === 'WA') days.set(westAustralianBirthday(year), named);
  else days.set(nth(toDay(year, '06-01'), monday, 2), named);
}

/** Proclaimed each year (Public and Bank Holidays Act 1972 (WA) s 8), usually the last Monday of September; 2024 was the exception. */
function westAustralianBirthday(year: number): Day {
  return year === 2024 ? '2024-09-23' : onOrBefore(toDay(year, '09-30'), monday);
}

type Movable = readonly [monthStart: string, weekday: number, n: number, name: string];

/** Labour Day under its names, and holidays of a single state. */
const movable: Readonly<Record<AustralianState, readonly Movable[]>> = {
  NSW: [['10-01', monday, 1, 'Labour Day']], // Public Holidays Act 2010 (NSW) s 4
  // Public Holidays Act 1993 (Vic) s 6
  VIC: [
    ['03-01', monday, 2, 'Labour Day'],
    ['11-01', tuesday, 1, 'Melbourne Cup Day'],
  ],
  QLD: [['05-01', monday, 1, 'Labour Day']], // Holidays Act 1983 (Qld) sch, in May again since 2016
  // Public Holidays Act 2023 (SA) s 3; the Cup in March since 2006
  SA: [
    ['03-01', monday, 2, 'Adelaide Cup Day'],
    ['10-01', monday, 1, 'Labour Day'],
  ],
  // Public and Bank Holidays Act 1972 (WA) sch 2
  WA: [
    ['03-01', monday, 1, 'Labour Day'],
    ['06-01', monday, 1, 'Western Australia Day'],
  ],
  TAS: [['03-01', monday, 2, 'Eight Hours Day']], // Statutory Holidays Act 2000 (Tas) s 4
  // Public Holidays Act 1981 (NT) sch 2
  NT: [
    ['05-01', monday, 1, 'May Day'],
    ['08-01', monday, 1, 'Picnic Day'],
  ],
  // Holidays Act 1958 (ACT) s 3
  ACT: [
    ['03-01', monday, 2, 'Canberra Day'],
    ['10-01', monday, 1, 'Labour Day'],
  ],
};

function addOfState(days: Holidays, state: AustralianState, year: number): void {
  for (const [monthStart, wanted, n, name] of movable[state]) {
    days.set(nth(toDay(year, monthStart), wanted, n), name);
  }
  // 27 May or the Monday after it (Holidays Act 1958 (ACT), since 2018).
  if (state === 'ACT') days.set(onOrAfter(toDay(year, '05-27'), monday), 'Reconciliation Day');
  // Since 2015, gazetted under s 7 of the Public Holidays Act 1993 (Vic) with the AFL fixture: usually the day before the last Saturday of September.
  if (state === 'VIC') {
    days.set(addDays(onOrBefore(toDay(year, '09-30'), saturday), -1), 'AFL Grand Final Friday');
  }
}

function listHolidays(state: AustralianState, year: number): Holidays {
  const days: Holidays = new Map();
  addNewYear(days, year);
  addAustraliaDay(days, year);
  addEaster(days, state, year);
  addAnzacDay(days, state, year);
  addKingsBirthday(days, state, year);
  addOfState(days, state, year);
  addChristmas(days, state, year);
  return days;
}

const cachedYears = new Map<string, Holidays>();
const maxCachedYears = 100;

/** Whole-day, state-wide holidays by the law of 2026; florists add regional and part-day holidays as closed days. */
export function publicHoliday(state: AustralianState, day: Day): string | undefined {
  const key = `${state} ${day.slice(0, 4)}`;
  let days = cachedYears.get(key);
  if (!days) {
    if (cachedYears.size >= maxCachedYears) cachedYears.clear();
    days = listHolidays(state, Number(day.slice(0, 4)));
    cachedYears.set(key, days);
  }
  return days.get(day);
}
