import { paths } from '@bloomkin/shared/pages.ts';
import { readSuburb, readSuburbKey } from '@bloomkin/shared/rules/servingZones.ts';
import type { Place } from '@bloomkin/shared/schemas/address.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { readSettledCatalogue } from '#catalogue/currentCatalogue.ts';
import {
  findAreaAlerts,
  listAreaAlertsDue,
  listWaiting,
  replaceAreaAlerts,
} from '#model/users/addresses/areaAlertsEntity.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import { logError } from '#platform/log.ts';
import { defuseLinks } from '#platform/mail/defuseLinks.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import type { Outgoing } from '#platform/outbox/outgoing.ts';
import { setting } from '#platform/settings.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';

/** Returns how many people wait for a florist somewhere. */
export async function tellOfAreas(now: Date): Promise<number> {
  const due = await listAreaAlertsDue();
  if (due.length === 0) return 0;
  const catalogue = await readSettledCatalogue();
  for (const { userId } of due)
    await claimAreaAlerts(userId, catalogue, now).catch((error: unknown) =>
      logError('a person could not be told of a new florist', { userId, error }),
    );
  return due.length;
}

/** Once per place, under the lock of the places: what is taken back at the same moment comes wholly before or after. */
function claimAreaAlerts(userId: UserId, catalogue: Catalogue, now: Date): Promise<void> {
  return retryOnConflict(async () => {
    const [user, read] = await Promise.all([findUser(userId), findAreaAlerts(userId)]);
    const waiting = listWaiting(read, now);
    const reached = user?.active ? waiting.filter((place) => isReached(place, catalogue, now)) : [];
    const left = waiting.filter((place) => !reached.includes(place));
    if (left.length > 0 && left.length === read?.places.length) return undefined;
    const failed = await transact({
      places: replaceAreaAlerts(userId, left, read),
      messages: user ? reached.map((place) => putOutgoing(composeMessage(user, place), now)) : [],
    });
    return failed ? conflict : undefined;
  });
}

const isReached = ({ address, lat, lng }: Place, catalogue: Catalogue, now: Date): boolean =>
  catalogue.arrivalDays({ lat, lng, suburb: readSuburbKey(address) }, now).some(({ can }) => can);

/** One SMS, or a mail without a phone. */
function composeMessage({ phone, email }: UserItem, { address }: Place): Outgoing {
  const news = `A florist now delivers to ${defuseLinks(readSuburb(address) ?? address)}.`;
  const key = readSuburbKey(address);
  const url = `${setting('SITE_URL')}${key ? paths.suburb(key.replaceAll(' ', '-')) : paths.market()}`;
  return {
    kind: 'notice',
    phone,
    email: phone ? '' : email,
    subject: 'A florist now delivers where you wanted flowers',
    paragraphs: [news, 'You asked us to tell you. This was the only message.'],
    link: { label: 'See what can arrive', url },
    sms: `Bloomkin: ${news} See what can arrive: ${url}`,
  };
}
