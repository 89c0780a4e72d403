import { weekStart } from '@bloomkin/shared/rules/zonedTime.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { patch, type Write } from '#platform/table/transact.ts';

/** Number of reviews in the market per week. */
export const reviewWeekEntity = defineEntity({
  name: 'reviewWeek',
  version: 1,
  schema: z.object({
    week: z.string(),
    count: z.int(),
  }),
  key: { pk: 'REVIEW_WEEKS', sk: 'WEEK#{week}' },
  reads: { listReviewWeeks: 'how many reviews were written in each week' },
});
type ReviewWeek = ValueOf<typeof reviewWeekEntity>;

interface Dated {
  createdAt: string;
}

export const listReviewWeeks = () => queryPartition(reviewWeekEntity, {}, { descending: true });

const toWeek = ({ createdAt }: Dated): string => weekStart(createdAt.slice(0, 10));

export function addToWeek(review: Dated, count: 1 | -1): Write {
  const week = toWeek(review);
  return patch(reviewWeekEntity, { week }, { set: { week }, add: { count } });
}

/** For reviews inserted without those writes. */
export const countReviewWeeks = (reviews: readonly Dated[]): ReviewWeek[] =>
  [...Map.groupBy(reviews, toWeek)].map(([week, { length: count }]) => ({ week, count }));
