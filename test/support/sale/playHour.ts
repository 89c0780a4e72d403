import { type Random, seededRandom } from '#support/catalogue/random.ts';

/** Describes a quota and how much of it an order uses. */
export interface Limit {
  what: string;
  perOrder: number;
  perSecond: number;
  /** Sets the burst size; one second's rate by default. */
  burst?: number;
  /** The outbox sends it later; anything else is refused. */
  waits?: true;
}

export interface HourOptions {
  ordersPerHour: number;
  limits: readonly Limit[];
  /** Counts the shards of the market's day. */
  countRows: number;
  seed: number;
}

export interface PlayedHour {
  /** Lists limits that refuse a call or delay a message by more than a minute. */
  reached: string[];
  longestWaitSeconds: number;
  /** Share of transactions that met another on their row. */
  conflicts: number;
  /** Transactions that gave up after eight seconds. */
  refusedCounts: number;
}

const hourSeconds = 3600;
/** The calls of an order, from its first visit to its messages. */
const orderSeconds = 60;
const maxWaitSeconds = 60;

/** Plays an hour of orders at random instants against one limit at a time. */
export function playHour({ ordersPerHour, limits, countRows, seed }: HourOptions): PlayedHour {
  const random = seededRandom(seed);
  const placed = Array.from({ length: ordersPerHour }, () => random.fraction() * hourSeconds);
  const underWay = countUnderWay(placed);
  const played = limits.map((limit) => ({ limit, ...playLimit(limit, underWay, random) }));
  const late = played.filter(({ limit }) => limit.waits).map(({ seconds }) => seconds);
  return {
    reached: played
      .filter(({ limit, refused, seconds }) => (limit.waits ? seconds > maxWaitSeconds : refused > 0))
      .map(({ limit }) => limit.what),
    longestWaitSeconds: Math.max(0, ...late),
    ...playCounts(placed, countRows, random),
  };
}

/** Orders that make calls, by second. */
function countUnderWay(placed: readonly number[]): number[] {
  const counts = Array<number>(hourSeconds + orderSeconds).fill(0);
  for (const at of placed)
    for (let second = Math.floor(at); second < Math.floor(at) + orderSeconds; second++)
      counts[second] = (counts[second] ?? 0) + 1;
  return counts;
}

/** A token bucket, second by second. */
function playLimit(limit: Limit, underWay: readonly number[], random: Random) {
  const { perOrder, perSecond, burst = perSecond } = limit;
  let [left, over, refused, seconds] = [burst, 0, 0, 0];
  for (const orders of underWay) {
    const wanted = scatter((orders * perOrder) / orderSeconds, random) + (limit.waits ? over : 0);
    left = Math.min(burst, left + perSecond);
    const taken = Math.min(left, wanted);
    left -= taken;
    over = wanted - taken;
    refused += over;
    seconds = Math.max(seconds, over / perSecond);
  }
  return { refused, seconds };
}

/** Approximates a Poisson variable of this mean. */
function scatter(mean: number, random: Random): number {
  const normal = Array.from({ length: 12 }, () => random.fraction()).reduce((sum, one) => sum + one, -6);
  return Math.max(0, Math.round(mean + normal * Math.sqrt(mean)));
}

const transactionMs = 30;
/** Waits as `retryOnConflict` does. */
const [firstDelayMs, longestDelayMs, deadlineMs] = [10, 400, 8000];

interface Attempt {
  atMs: number;
  beganMs: number;
  row: number;
  tries: number;
}

/** DynamoDB cancels a transaction that meets another one on its row. */
function playCounts(completed: readonly number[], rows: number, random: Random) {
  const ahead: Attempt[] = completed
    .map((second) => ({ atMs: second * 1000, beganMs: second * 1000, row: random.below(rows), tries: 0 }))
    .toSorted((a, b) => b.atMs - a.atMs);
  const busyUntilMs = Array<number>(rows).fill(0);
  let [met, refusedCounts] = [0, 0];
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    if (next.atMs >= (busyUntilMs[next.row] ?? 0)) {
      busyUntilMs[next.row] = next.atMs + transactionMs;
      continue;
    }
    if (next.tries === 0) met += 1;
    const tries = next.tries + 1;
    const delayMs = random.fraction() * Math.min(longestDelayMs, firstDelayMs * 2 ** tries);
    const atMs = next.atMs + transactionMs + delayMs;
    if (atMs - next.beganMs > deadlineMs) refusedCounts += 1;
    else insert(ahead, { ...next, tries, atMs });
  }
  return { conflicts: met / Math.max(1, completed.length), refusedCounts };
}

/** Into a list with the earliest last. */
function insert(ahead: Attempt[], one: Attempt): void {
  let at = ahead.length;
  while (at > 0 && (ahead[at - 1]?.atMs ?? 0) < one.atMs) at--;
  ahead.splice(at, 0, one);
}
