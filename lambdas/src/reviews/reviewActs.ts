import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { describeChanges } from '../audit/describeChanges.ts';
import { recordAct } from '../audit/recordAct.ts';
import type { Write } from '../table/transact.ts';
import type { ReviewItem } from './reviewEntity.ts';

type ReviewAct = Extract<AuditAct, `review.${string}`>;

/** An undefined `next` means deleted. */
export const recordReviewAct = (
  act: ReviewAct,
  current: ReviewItem,
  next: ReviewItem | undefined,
  reason = '',
): Write[] =>
  recordAct({
    ...{ act, reason },
    object: { id: current.id, name: `Review with ${current.rating} of 5 stars` },
    changes: describeChanges(current, next, {
      rating: 'Stars',
      text: 'Review',
      reply: ['Answer', (reply) => reply?.text ?? ''],
    }),
  });
