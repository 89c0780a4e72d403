import type { UserItem } from '@bloomkin/lambdas/users/userTable.ts';
import type { Town } from '../support/shop.ts';
import type { CallerName, Walked } from './walk.ts';

/** Callers who were told a phone or an e-mail of somebody they have nothing to do with. */
export function seenPrivate({ stranger, neighbour }: Town, { texts }: Walked): string[] {
  const sees = (text: string, { phone, email }: UserItem) => text.includes(phone) || text.includes(email);
  return [...texts].flatMap(([name, text]) => [
    ...(sees(text, stranger) && !serves.stranger.includes(name) ? [`${name} sees the stranger`] : []),
    ...(sees(text, neighbour) && !serves.neighbour.includes(name) ? [`${name} sees the neighbour`] : []),
  ]);
}

const serves: Record<'stranger' | 'neighbour', readonly CallerName[]> = {
  stranger: ['admin'],
  neighbour: ['admin', 'vendor'],
};
