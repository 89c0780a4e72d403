import { findStorefrontPageName } from '@bloomkin/shared/pages.ts';
import { toPageKind } from '@bloomkin/shared/pageViews.ts';
import type * as routes from '@bloomkin/shared/routes/pageViews.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import { addPageViews, type PageViewCounts } from '#model/figures/pageViewsEntity.ts';
import { perAddress, takeForAddress } from '#platform/http/limits.ts';
import type { Handler, ParsedRequest } from '#platform/http/request.ts';

type View = ParsedRequest<typeof routes.recordPageViews>['body']['views'][number];

/** Crawlers that identify themselves; others are counted. */
const bots = /bot\b|crawl|spider|slurp|preview|monitor|lighthouse/i;

export const recordPageViews: Handler<typeof routes.recordPageViews> = async (request) => {
  const { body, header, viewerAddress, now } = request;
  if (bots.test(header('user-agent') ?? '')) return null;
  await takeForAddress(perAddress.pageViews, viewerAddress, now);
  const counts = countViews(body.views);
  if (Object.keys(counts).length > 0) await addPageViews(localTime(now, marketTimeZone).day, counts);
  return null;
};

/** Compiles the patterns of the pages. */
export async function startPages(): Promise<void> {
  countViews([{ path: '/' }]);
}

/** Unknown paths are ignored; steps may come without a page. */
function countViews(views: readonly View[]): PageViewCounts {
  const counts: Record<string, number> = {};
  for (const { path } of views) {
    const page = findStorefrontPageName(path);
    if (!page) continue;
    const kind = toPageKind(page);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  // A call belongs to one visit, which takes each step once.
  for (const step of views.flatMap(({ first = [] }) => first)) counts[step] = 1;
  return counts;
}
