import {
  emptyInbox,
  type Inbox,
  summarizeInbox,
  withAllRead,
  withMessage,
  withRead,
} from '@bloomkin/lambdas/model/messages/inbox.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const after = (days: readonly string[]) =>
  days.reduce<Inbox>((inbox, text) => withMessage(inbox, day(text)).inbox, emptyInbox);

describe('a person’s inbox', () => {
  it('keeps a month’s messages until twelve more months are over', () => {
    const inbox = after(['2026-01-30', '2026-01-31', '2026-02-01']);
    expect(summarizeInbox(inbox, day('2027-01-31'))).toEqual({ first: 1, last: 3, unread: 3 });
    expect(summarizeInbox(inbox, day('2027-02-01'))).toEqual({ first: 3, last: 3, unread: 1 });
    expect(summarizeInbox(inbox, day('2027-03-01'))).toEqual({ first: 4, last: 3, unread: 0 });
  });

  it('counts zero at least, even with a late clock', () => {
    const inbox = after(['2026-12-01', '2026-11-30']);
    expect(Object.keys(inbox.months)).toEqual(['2026-12']);
  });

  it('counts unread messages exactly in any order of events', () => {
    const step = fc.oneof(
      fc.record({ what: fc.constant('message' as const), days: fc.nat(40) }),
      fc.record({ what: fc.constant('all' as const) }),
      fc.record({ what: fc.constant('one' as const), pick: fc.nat(30) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let inbox = emptyInbox;
        let now = day('2026-01-01');
        const rows: { month: string; read: boolean }[] = [];
        for (const one of steps) {
          if (one.what === 'message') {
            now = new Date(now.getTime() + one.days * 24 * 60 * 60 * 1000);
            const added = withMessage(inbox, now);
            inbox = added.inbox;
            rows.push({ month: added.month, read: false });
          } else if (one.what === 'all') {
            inbox = withAllRead(inbox);
            for (const row of rows) row.read = true;
          } else {
            const row = rows[one.pick];
            if (!row || row.read) continue;
            row.read = true;
            inbox = withRead(inbox, [row.month]);
          }
        }
        const { first, last, unread } = summarizeInbox(inbox, now);
        const retained = rows.slice(first - 1, last);
        expect([last, unread]).toEqual([rows.length, retained.filter(({ read }) => !read).length]);
      }),
      { seed: 20_261_121 },
    );
  });
});
