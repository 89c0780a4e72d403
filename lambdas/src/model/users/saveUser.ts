import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@bloomkin/shared/errors.ts';
import { findOwnedCompanyId } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { EditableUser } from '@bloomkin/shared/schemas/user.ts';
import { claimOwnership } from '#model/companies/claimOwnership.ts';
import { transferOwnerId } from '#model/companies/companyEntity.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { listOwnerIds } from '#model/companies/ownerEntity.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { equals } from '#platform/table/condition.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { check, transact, type Write } from '#platform/table/transact.ts';
import { queueAvatarDeletion } from './account/avatar.ts';
import { findAnotherActing, isActingFullAdmin, requireAnotherAdmin } from './admin/otherAdmins.ts';
import { composeContactNotices } from './contacts/contactNotices.ts';
import { moveListing, toListable } from './list/listing.ts';
import { listLookupItems, moveLookupItems } from './lookupItems.ts';
import { findUser, replaceUser, type UserItem, userEntity } from './userEntity.ts';
import {
  addedConstraints,
  listUniqueConstraints,
  releaseUnique,
  takenError,
  takeUnique,
} from './userUniqueEntity.ts';

/** Throws USER.PHONE_TAKEN, USER.EMAIL_TAKEN or USER.LOGIN_TAKEN. */
export async function insertUser(user: UserItem, others: readonly Write[] = []): Promise<void> {
  const failed = await transact({
    ...takeUnique(listUniqueConstraints(user), user.id),
    user: replaceUser(user, undefined),
    lookupItems: listLookupItems(user).map((item) => item.put()),
    listing: moveListing(toListable(user), undefined),
    others,
  });
  if (failed) throw new AppError(takenError(failed) ?? 'CONFLICT.BUSY');
}

export interface ChangeOptions {
  others?: readonly Write[];
  /** The audit log's line (`recordAct`). */
  record?: (next: UserItem, current: UserItem) => Write[];
}

/** Throws NOT_FOUND, USER.LAST_ADMIN, COMPANY.LAST_OWNER, and the errors of `insertUser`. */
export async function changeUser(
  id: UserId,
  change: (current: UserItem) => UserItem,
  now: Date,
  { others = [], record = () => [] }: ChangeOptions = {},
): Promise<UserItem> {
  return retryOnConflict(async () => {
    const current = await findUser(id);
    if (!current || current.deletedAt) throw new AppError('NOT_FOUND');
    const next = change(current);
    if (isDeepStrictEqual(next, current) && others.length === 0) return current;
    const failed = await transact({
      ...(await prepareWrites(next, current, now, others)),
      act: record(next, current),
    });
    if (!failed) return next;
    const taken = takenError(failed);
    if (taken) throw new AppError(taken);
    if (failed === 'others') throw new AppError('CONFLICT.BUSY');
    return conflict;
  });
}

/** How `changeUser` would refuse to delete the account. */
export async function findDeletionRefusal(user: UserItem): Promise<EditableUser['deletion_refusal']> {
  const owned = findOwnedCompanyId(user);
  if (isActingFullAdmin(user) && !(await findAnotherActing(user.id))) return 'USER.LAST_ADMIN';
  return owned && (await isOnlyOwner(owned, user.id)) ? 'COMPANY.LAST_OWNER' : null;
}

async function prepareWrites(next: UserItem, current: UserItem, now: Date, others: readonly Write[]) {
  const owned = findOwnedCompanyId(current);
  const isAdminLeaving = isActingFullAdmin(current) && !isActingFullAdmin(next);
  const nextOwned = findOwnedCompanyId(next);
  const isOwnerLeaving = owned && nextOwned !== owned;
  return {
    ...takeUnique(addedConstraints(next, current), next.id),
    user: replaceUser(next, current),
    released: releaseUnique(addedConstraints(current, next), next.id),
    lookupItems: moveLookupItems(next, current),
    listing: moveListing(toListable(next), toListable(current)),
    otherAdmin: isAdminLeaving ? await requireAnotherAdmin(current.id) : undefined,
    ownership: nextOwned && nextOwned !== owned ? await claimOwnership(nextOwned, next.id) : undefined,
    otherOwner: isOwnerLeaving ? await requireAnotherOwner(owned, current.id) : undefined,
    notices: composeContactNotices(next, current).map((notice) => putOutgoing(notice, now)),
    oldPicture: queueAvatarDeletion(next, current, now),
    others,
  };
}

/** Conditions that another owner stays, and the transfer of `ownerId`. Throws COMPANY.LAST_OWNER. */
async function requireAnotherOwner(id: CompanyId, leaver: UserId): Promise<Write[]> {
  const read = await readOwners(id, leaver);
  if (!read) return [];
  const { ownerId, other } = read;
  if (!other) throw new AppError('COMPANY.LAST_OWNER');
  return [
    check(userEntity, other, equals('version', other.version)),
    ...(ownerId === leaver ? [transferOwnerId(id, leaver, other.id)] : []),
  ];
}

async function isOnlyOwner(id: CompanyId, user: UserId): Promise<boolean> {
  const read = await readOwners(id, user);
  return read !== undefined && !read.other;
}

async function readOwners(id: CompanyId, leaver: UserId) {
  const [loaded, ids] = await Promise.all([findCompany(id, { consistent: true }), listOwnerIds(id)]);
  if (!loaded) return undefined;
  const { ownerId } = loaded.company;
  const others = [...new Set([...ids, ...(ownerId ? [ownerId] : [])])].filter((owner) => owner !== leaver);
  return { ownerId, other: await findFirstOwner(id, others) };
}

/** Sequential: companies rarely have more than two owners. */
async function findFirstOwner(id: CompanyId, candidates: readonly UserId[]): Promise<UserItem | undefined> {
  for (const candidate of candidates) {
    const user = await findUser(candidate);
    if (user?.active && findOwnedCompanyId(user) === id) return user;
  }
  return undefined;
}
