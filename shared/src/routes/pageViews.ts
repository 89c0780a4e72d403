import * as z from 'zod';
import { visitSteps } from '#pageViews.ts';
import { post } from '#route.ts';
import { text } from '#schemas/fields.ts';

export const recordPageViews = post('/api/page_views', {
  summary: 'Count pages that were opened, by day and kind of page; nothing about who opened them is kept',
  access: 'public',
  audited: false,
  body: z.object({
    views: z
      .array(
        z.object({
          path: text(300),
          /** Accepted, and stored nowhere. */
          referrer: text(300).optional(),
          /** Steps taken for the first time in this visit. */
          first: z.array(z.enum(visitSteps)).max(visitSteps.length).optional(),
        }),
      )
      .min(1)
      .max(30),
  }),
  response: z.null(),
  noContent: true,
});
