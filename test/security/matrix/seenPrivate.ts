import type { UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import { makeHome, type SeedData } from '#support/testBackend.ts';
import { memberNames } from './members.ts';
import type { CallerName, Walked } from './walk.ts';

/** Callers whose answer had a phone or an e-mail of a stranger, or a member's note for the driver. */
export function seenPrivate({ stranger, neighbour }: SeedData, { texts }: Walked): string[] {
  const sees = (text: string, { phone, email }: UserItem) => text.includes(phone) || text.includes(email);
  return [...texts].flatMap(([name, text]) => [
    ...(sees(text, stranger) && !serves.stranger.includes(name) ? [`${name} sees the stranger`] : []),
    ...(sees(text, neighbour) && !serves.neighbour.includes(name) ? [`${name} sees the neighbour`] : []),
    ...memberNames
      .filter((member) => text.includes(makeHome(member).comment) && name !== member && name !== 'admin')
      .map((member) => `${name} sees the home of ${member}`),
  ]);
}

const serves: Record<'stranger' | 'neighbour', readonly CallerName[]> = {
  stranger: ['admin'],
  neighbour: ['admin', 'vendor', 'hiredForOrders'],
};
