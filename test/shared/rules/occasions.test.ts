import {
  applyMark,
  dayChanges,
  decideReminder,
  type MarkChange,
  nextOccurrence,
  noMarks,
  type Occasion,
  type PersonMarks,
  planReminder,
  quietAfterSympathy,
  yearOf,
} from '@bloomkin/shared/rules/occasions.ts';
import { describeOccasion } from '@bloomkin/shared/rules/occasionWords.ts';
import { isSameHousehold, isSympathy } from '@bloomkin/shared/rules/sympathy.ts';
import { addDays, type Day } from '@bloomkin/shared/rules/zonedTime.ts';
import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from '#support/catalogue/random.ts';
import { isFullRun } from '#support/run/budget.ts';

const seed = Number(process.env.SEED ?? 20_261_129);
/** `OCCASION_SEQUENCES=1000000` is the figure of docs/figures.md. */
const sequences = Number(process.env.OCCASION_SEQUENCES ?? (isFullRun ? 1_000_000 : 3000));
const steps = 24;

const aDay = (id: string, date: string): Occasion => ({ id, kind: 'other', label: id, date });
const people = ['Margaret', 'Harold'];
const noon = (day: Day) => new Date(`${day}T02:00:00Z`);

interface Said {
  what: string;
  person?: string;
  day?: string;
  year?: number;
}

interface Claim {
  person: string;
  day: string;
  year: number;
}

/** The table, the outbox and the two functions that remind, with every gap between their reads and writes. */
class Book {
  today: Day = '2026-03-01';
  agreed = false;
  persons = new Map(
    people.map((name) => [name, { days: new Map<string, Occasion>(), marks: noMarks, version: 0 }]),
  );
  /** What a run of the job read and decided, and has not written. */
  read: (Claim & { version: number; agreed: boolean }) | undefined;
  outbox: Claim[] = [];
  log: Said[] = [];
  sent: Claim[] = [];

  person(name: string) {
    const found = this.persons.get(name);
    if (!found) throw new Error('Nobody');
    return found;
  }
  change(name: string, change: (marks: PersonMarks) => PersonMarks) {
    const person = this.person(name);
    person.marks = change(person.marks);
    person.version++;
  }
  decide(name: string, day: string, isClaimed = false) {
    const { days, marks } = this.person(name);
    const own = marks.days[day];
    const shown =
      isClaimed && own ? { ...marks, days: { ...marks.days, [day]: { ...own, sentYear: null } } } : marks;
    return decideReminder({ occasion: days.get(day), marks: shown, agreed: this.agreed }, this.today);
  }
  plan(name: string, day: string) {
    const decision = this.decide(name, day);
    if (decision.send)
      this.read = {
        person: name,
        day,
        year: yearOf(decision.day),
        version: this.person(name).version,
        agreed: true,
      };
  }
  /** One transaction: nothing of it when the person changed, or consent is gone. */
  claim() {
    const { read } = this;
    this.read = undefined;
    if (!read || this.person(read.person).version !== read.version || !this.agreed) return;
    this.change(read.person, (marks) => {
      const own = marks.days[read.day];
      return own ? { ...marks, days: { ...marks.days, [read.day]: { ...own, sentYear: read.year } } } : marks;
    });
    this.outbox.push(read);
  }
  send() {
    const claim = this.outbox.shift();
    if (!claim) return;
    const decision = this.decide(claim.person, claim.day, true);
    if (!decision.send || yearOf(decision.day) !== claim.year) return;
    this.assertAllowed(claim);
    this.sent.push(claim);
  }
  /** From what was said alone, not from the rule's state: the last word of each kind wins. */
  assertAllowed({ person, day, year }: Claim) {
    const last = (kinds: readonly string[], about: (said: Said) => boolean = () => true) =>
      this.log.findLast((said) => kinds.includes(said.what) && about(said))?.what;
    const ofPerson = (said: Said) => said.person === person;
    const ofDay = (said: Said) => ofPerson(said) && said.day === day;
    const faults = [
      last(['agree', 'withdraw']) !== 'agree' && 'after consent was withdrawn',
      ['quiet', 'sympathy'].includes(last(['quiet', 'sympathy', 'speak'], ofPerson) ?? '') &&
        'to a quiet person',
      last(['never', 'again', 'remind'], ofDay) === 'never' && 'after never again',
      last(['remind', 'off'], ofDay) !== 'remind' && 'without a wish',
      last(['not_this_year', 'this_year', 'remind'], (said) => ofDay(said) && said.year === year) ===
        'not_this_year' && 'after not this year',
      last(['add', 'remove'], ofDay) !== 'add' && 'of a removed day',
      this.sent.some((one) => one.person === person && one.day === day && one.year === year) && 'twice',
    ].filter(Boolean);
    if (faults.length > 0)
      throw new Error(
        `A message ${faults.join(', ')}: ${JSON.stringify({ person, day, year, log: this.log })}`,
      );
  }
}

const dates = ['03-12', '02-29', '12-25'];

function takeStep(book: Book, { pick, below }: Pick<Random, 'pick' | 'below'>) {
  const person = pick(people);
  const day = pick(dates);
  const say = (what: string, more: Partial<Said> = {}) => book.log.push({ what, person, ...more });
  const mark = (change: MarkChange) =>
    book.change(person, (marks) => applyMark(marks, change, noon(book.today)));
  const year = yearOf(book.today) + below(3) - 1;
  const actions: (() => void)[] = [
    () => {
      book.person(person).days.set(day, aDay(day, day));
      say('add', { day });
    },
    () => {
      book.person(person).days.delete(day);
      say('remove', { day });
    },
    ...dayChanges.map((change) => () => {
      mark({ change, day, year });
      say(change, { day, year });
    }),
    () => {
      mark({ change: 'quiet' });
      say('quiet');
    },
    () => {
      mark({ change: 'speak' });
      say('speak');
    },
    () => {
      book.change(person, (marks) => quietAfterSympathy(marks, noon(book.today)));
      say('sympathy');
    },
    () => {
      book.agreed = true;
      say('agree');
    },
    () => {
      book.agreed = false;
      say('withdraw');
    },
    () => {
      book.today = addDays(book.today, below(40));
    },
  ];
  // Half of the steps are the job's, so that what people say falls between its reads and writes.
  const kind = below(8);
  if (kind < 2) book.plan(person, day);
  else if (kind === 2) book.claim();
  else if (kind === 3) book.send();
  else pick(actions)();
}

describe('reminders of days', () => {
  it(`send nothing after a no, a quiet mark or sympathy in ${sequences} sequences (seed ${seed})`, () => {
    const random = seededRandom(seed);
    let messages = 0;
    for (let at = 0; at < sequences; at++) {
      const book = new Book();
      // A beginning in which a message is near, or most sequences would be silent of themselves.
      for (const name of people) {
        book.person(name).days.set('03-12', aDay('03-12', '03-12'));
        book.change(name, (marks) =>
          applyMark(marks, { change: 'remind', day: '03-12', year: 2026 }, noon(book.today)),
        );
        for (const what of ['add', 'remind']) book.log.push({ what, person: name, day: '03-12', year: 2026 });
      }
      book.agreed = true;
      book.log.push({ what: 'agree' });
      book.today = addDays('2026-03-01', random.below(9));
      for (let step = 0; step < steps; step++) takeStep(book, random);
      messages += book.sent.length;
    }
    expect(messages).toBeGreaterThan(sequences / 20);
  });
});

describe('the next occurrence', () => {
  it('falls on the right Sunday of May and September for 50 years', () => {
    const sundays = (year: number, month: number) =>
      Array.from({ length: 30 }, (_, at) => new Date(Date.UTC(year, month, at + 1)))
        .filter((date) => date.getUTCDay() === 0)
        .map((date) => date.toISOString().slice(0, 10));
    for (let year = 2026; year < 2076; year++) {
      const from = `${year}-01-01`;
      expect(nextOccurrence({ kind: 'mothers_day', date: null }, from)).toBe(sundays(year, 4)[1]);
      expect(nextOccurrence({ kind: 'fathers_day', date: null }, from)).toBe(sundays(year, 8)[0]);
    }
  });

  it.each([
    ['03-09', '2026-03-09', '2026-03-09'],
    ['03-09', '2026-03-10', '2027-03-09'],
    ['02-29', '2027-01-01', '2027-02-28'],
    ['02-29', '2028-01-01', '2028-02-29'],
    ['12-31', '2026-12-31', '2026-12-31'],
  ])('turns %s from %s into %s', (date, from, day) => {
    expect(nextOccurrence({ kind: 'other', date }, from)).toBe(day);
  });

  it.each([
    ['2026-01-01', null, '2026-02-27'],
    ['2026-03-05', null, '2026-03-05'],
    ['2026-03-08', null, '2027-02-27'],
    ['2026-03-01', 2026, '2027-02-27'],
  ])('plans the next look from %s, last sent for %s, on %s', (today, sentYear, lookOn) => {
    const mark = { remind: true, skipYears: [], never: false, sentYear };
    expect(planReminder(aDay('a', '03-09'), { days: { a: mark }, quiet: null }, today)).toBe(lookOn);
  });
});

describe('sympathy', () => {
  it.each([
    ['With sympathy for your loss.', true],
    ['Our deepest CONDOLENCES to all of you', true],
    ['Happy birthday, Mum!', false],
    ['Sorry I lost your keys', false],
  ])('follows from the card %j: %s', (cardMessage, expected) => {
    expect(isSympathy({ cardMessage })).toBe(expected);
    expect(isSympathy({ cardMessage, sympathy: true })).toBe(true);
  });

  it('reaches the whole household: by name, phone or door', () => {
    const door = { address: '232 Darling St, Rozelle NSW 2039', unitOffice: '' };
    const margaret = { fio: 'Margaret Ellis', phone: '+61491570006', door };
    const stranger = { fio: 'The Banks family', phone: '', door: null };
    expect(isSameHousehold(margaret, { ...stranger, fio: ' margaret ellis' })).toBe(true);
    expect(isSameHousehold(margaret, { ...stranger, phone: '+61491570006' })).toBe(true);
    expect(
      isSameHousehold(margaret, { ...stranger, door: { ...door, address: door.address.toUpperCase() } }),
    ).toBe(true);
    expect(isSameHousehold(margaret, { ...stranger, door: { ...door, unitOffice: '4' } })).toBe(false);
    expect(isSameHousehold({ ...margaret, phone: '' }, stranger)).toBe(false);
  });
});

it.each([
  ['Mum', 'birthday', '', 'Mum’s birthday'],
  ['Grandma Iris', 'anniversary', '', 'Grandma Iris’ anniversary'],
  ['Mum', 'mothers_day', '', 'Mother’s Day for Mum'],
  ['Theo', 'other', 'First Christmas', 'First Christmas for Theo'],
] as const)('names the day of %s, %s %j: %s', (name, kind, label, expected) => {
  expect(describeOccasion(name, { kind, label })).toBe(expected);
});
