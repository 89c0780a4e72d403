import { canDeleteReview } from '@bloomkin/shared/rules/permissions.ts';
import type { Review } from '@bloomkin/shared/schemas/review.ts';
import { useUser } from '#session/useSession.ts';

export function useMayDelete(): (review: Review) => boolean {
  const user = useUser();
  return (review) => canDeleteReview(user, { authorId: review.user.id });
}
