import type { CreatedRange } from './formValues.ts';

interface ListRequest {
  limit?: number | undefined;
  starting_after?: string | undefined;
  created?: CreatedRange | undefined;
}

interface Listed {
  id: string;
  created: number;
}

export function listAnswer<T extends Listed>(
  url: string,
  all: Iterable<T>,
  wish: ListRequest,
  fits: (one: T) => boolean = () => true,
): object {
  const found = [...all].filter((one) => fits(one) && isWithin(one.created, wish.created)).reverse();
  const limit = wish.limit ?? 10;
  const at = (id: string) => found.findIndex((one) => one.id === id);
  const after = wish.starting_after === undefined ? found : found.slice(at(wish.starting_after) + 1);
  return { object: 'list', data: after.slice(0, limit), has_more: after.length > limit, url };
}

function isWithin(created: number, { gt, gte, lt, lte }: CreatedRange = {}): boolean {
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  );
}
