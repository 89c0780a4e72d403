export const matchKinds = ['spelling', 'part'] as const;

interface SearchMatch {
  kind: (typeof matchKinds)[number];
  text: string;
}

/** Said above what was found. */
export const describeSearchMatch = (search: string, { kind, text }: SearchMatch): string =>
  kind === 'part'
    ? `Nothing matches all of “${search}”. These match ${text}.`
    : `Showing ${text} for “${search}”.`;

interface PricedSearch {
  /** Without the price. */
  text: string;
  minDollars?: number;
  maxDollars?: number;
}

const amount = String.raw`(?:a\$|au\$|aud ?|\$)? ?(\d{1,5}(?:\.\d{1,2})?)(?: ?(?:\$|dollars?|bucks|aud))?(?![\w.,]*\d|[a-z])`;
const dollars = String.raw`(?:(?:a\$|au\$|aud ?|\$) ?(\d{1,5}(?:\.\d{1,2})?)|(\d{1,5}(?:\.\d{1,2})?) ?(?:\$|dollars?|bucks))(?![\w.,]*\d)`;
const start = String.raw`(?<![\p{L}\p{N}])`;
const pattern = (text: string) => new RegExp(start + text, 'iu');

const range = pattern(`(?:between|from) ${amount} ?(?:-|–|—|to|and) ?${amount}`);
/** Needs its sign, because '20-30 roses' counts stems. */
const signedRange = pattern(String.raw`(?=[^-–—]*?(?:\$|dollars|bucks))${amount} ?(?:-|–|—|to) ?${amount}`);
const most = pattern(
  `(?:under|below|up to|less than|no more than|not more than|cheaper than|at most|max(?:imum)?|within|<) ?${amount}`,
);
const least = pattern(`(?:over|above|more than|at least|min(?:imum)?|starting at|from|>) ?${amount}`);
const exact = pattern(`(?:for )?${dollars}`);

/** `white flowers under $80`: the price becomes the price filter (docs/product-rules.md, "Search"). */
export function parsePricedSearch(search: string): PricedSearch {
  const between = range.exec(search) ?? signedRange.exec(search);
  if (between) {
    const [low = 0, high = 0] = [Number(between[1]), Number(between[2])].toSorted((a, b) => a - b);
    return { text: without(search, between), minDollars: low, maxDollars: high };
  }
  const highest = most.exec(search) ?? undefined;
  if (highest) return { text: without(search, highest), maxDollars: Number(highest[1]) };
  const lowest = least.exec(search);
  if (lowest) return { text: without(search, lowest), minDollars: Number(lowest[1]) };
  const budget = exact.exec(search);
  if (budget) return { text: without(search, budget), maxDollars: Number(budget[1] ?? budget[2]) };
  return { text: search.trim() };
}

const without = (search: string, { 0: found, index }: RegExpExecArray): string =>
  `${search.slice(0, index)} ${search.slice(index + found.length)}`.replace(/\s+/g, ' ').trim();
