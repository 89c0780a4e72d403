import { writePeopleCsv } from '@bloomkin/lambdas/api/users/admin/listUsers.ts';
import { createUserItem } from '@bloomkin/lambdas/model/users/createUserItem.ts';
import { toUser } from '@bloomkin/lambdas/model/users/toUser.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { describe, expect, it } from 'vitest';

const rosie = toUser(createUserItem({ id: UserId.parse('rosie'), createdAt: '2026-11-20T18:10:00.000Z' }));

describe('the file of people', () => {
  it('writes the day in Sydney of an instant that is a morning there', () => {
    const csv = writePeopleCsv([{ ...rosie, last_seen_at: '2026-11-23T21:30:00.000Z' }]);
    expect(csv).toContain(',2026-11-21,2026-11-24,');
  });

  it('leaves the last visit empty for a person who was never seen', () => {
    expect(writePeopleCsv([{ ...rosie, last_seen_at: null }])).toContain(',2026-11-21,,');
  });
});
