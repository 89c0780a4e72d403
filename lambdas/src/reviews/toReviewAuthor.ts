import { publicName } from '@bloomkin/shared/rules/publicName.ts';
import type { UserItem } from '../users/userEntity.ts';
import type { ReviewAuthor } from './reviewEntity.ts';

/** What a review shows of its author, nothing of a deleted account. */
export const toReviewAuthor = ({ fio, avatar, deletedAt }: UserItem): ReviewAuthor => ({
  userName: publicName(deletedAt ? '' : fio),
  userAvatar: avatar,
});

export const isSameAuthor = (one: ReviewAuthor, other: ReviewAuthor): boolean =>
  one.userName === other.userName && one.userAvatar === other.userAvatar;
