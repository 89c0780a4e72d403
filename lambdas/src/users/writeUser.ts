import { AppError } from '@bloomkin/shared/errors.ts';
import { findOwnedCompanyId } from '@bloomkin/shared/rules/permissions.ts';
import { requireAnotherOwner } from '../companies/ownerTable.ts';
import { putOutgoing } from '../outbox/outboxEntity.ts';
import { type TransactItem, transact } from '../table/transact.ts';
import { anotherAdminStays } from './adminTable.ts';
import { contactNotices } from './contactNotices.ts';
import { freeMarker, type Marker, markersOf, takeMarker, type Unique } from './markers.ts';
import { forgetPicture } from './oldPicture.ts';
import { isActingAdmin, movePointers } from './pointers.ts';
import { changesOfUser } from './userChanges.ts';
import type { UserItem } from './userTable.ts';

/**
 * Writes a person as changed since they were read, with all that goes with them: the markers of phone, e-mail and login,
 * the lists they are found by, word to the old phone or address. What somebody else has is a 409 that says which, and
 * so is an end to the last admin or to a company's last owner. False when one of the changed fields was changed by somebody else in the meantime, or
 * a condition of `beside` failed.
 */
export async function writeUser(
  next: UserItem,
  read: UserItem,
  now: Date,
  beside: readonly TransactItem[] = [],
): Promise<boolean> {
  const taken = added(next, read);
  const owned = findOwnedCompanyId(read);
  const items = [
    ...taken.map((marker) => takeMarker(marker, next.id)),
    ...changesOfUser(next, read),
    ...added(read, next).map((marker) => freeMarker(marker, next.id)),
    ...movePointers(next, read),
    ...(isActingAdmin(read) && !isActingAdmin(next) ? [await anotherAdminStays(read.id)] : []),
    ...(owned && findOwnedCompanyId(next) !== owned ? await requireAnotherOwner(owned, read.id) : []),
    ...contactNotices(next, read).map((notice) => putOutgoing(notice, now)),
    ...forgetPicture(next, read, now),
    ...beside,
  ];
  const failed = items.length > 0 ? await transact(items) : undefined;
  const lost = failed && taken[failed.index];
  if (lost) throw new AppError(lost.taken);
  return failed === undefined;
}

/** The markers that one has and the other has not. */
function added(one: Unique, other: Unique): Marker[] {
  const present = markersOf(other);
  return markersOf(one).filter(
    ({ kind, value }) => !present.some((marker) => marker.kind === kind && marker.value === value),
  );
}
