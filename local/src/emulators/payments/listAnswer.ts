import type { CreatedRange } from './formValues.ts';

interface ListWish {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: CreatedRange | undefined;
}

interface Listed {
  id: string;
  created: number;
}

export function listAnswer<T extends Listed>(
  url: string,
  all: Iterable<T>,
  wish: ListWish,
  fits: (one: T) => boolean = () => true,
): object {
  const found = [...all].filter((one) => fits(one) && isWithin(one.created, wish.created)).reverse();
  const limit = wish.limit ?? 10;
  const at = (id: string) => found.findIndex((one) => one.id === id);
  if (wish.ending_before !== undefined) {
    const before = found.slice(0, Math.max(0, at(wish.ending_before)));
    return page(url, before.slice(-limit), before.length > limit);
  }
  const after = wish.starting_after === undefined ? found : found.slice(at(wish.starting_after) + 1);
  return page(url, after.slice(0, limit), after.length > limit);
}

const page = (url: string, data: object[], hasMore: boolean) => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});

function isWithin(created: number, { gt, gte, lt, lte }: CreatedRange = {}): boolean {
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  );
}
