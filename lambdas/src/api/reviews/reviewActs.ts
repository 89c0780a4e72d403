import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { describeChanges } from '#model/audit/describeChanges.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import type { ReviewItem } from '#model/reviews/reviewEntity.ts';
import type { Write } from '#platform/table/transact.ts';

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
      report: ['Report', (report) => report?.reason ?? ''],
    }),
  });
