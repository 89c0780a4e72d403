/** Minutes are of the rehearsed day on the store's clock; before midnight they are negative. */
export interface RehearsedOrder {
  placedAt: number;
  /** Position of the window that the buyer wants. */
  window: number;
  isPickup: boolean;
  cents: number;
}

export interface RehearsedWindow {
  start: number;
  stop: number;
  /** Null for no limit. */
  capacity: number | null;
}

/** A maker or driver who works until a minute, or all day. */
interface Helper {
  until: number;
}

export interface RehearsalPlan {
  windows: readonly RehearsedWindow[];
  makers: readonly Helper[];
  drivers: readonly Helper[];
  /** What making one order takes. */
  minutesEach: number;
  /** What driving to one stop takes. */
  minutesPerStop: number;
  /** When making begins. */
  startsAt: number;
  /** The last moment to order; null for the start of the window. */
  cutoff: number | null;
}

export interface WindowResult {
  orders: number;
  late: number;
  /** Orders that are done in time. */
  canDo: number;
}

export interface Span {
  from: number;
  to: number;
}

export interface Rehearsal {
  windows: WindowResult[];
  orders: number;
  late: number;
  /** How late the latest order is. */
  worstMinutes: number;
  /** Not taken: no window had room, or past the last moment. */
  lost: number;
  lostCents: number;
  /** Buyers who took another window. */
  moved: number;
  /** From the first to the last minute at which all of them are at work. */
  busyMakers: Span | null;
  busyDrivers: Span | null;
}

interface Job extends RehearsedOrder {
  readyAt: number;
}

export const dayMinutes = 24 * 60;

/** Whoever is free first takes the job of the earliest window among those that are ready. */
function workOff(jobs: readonly Job[], helpers: readonly Helper[], minutes: number, windows: number) {
  const queues = Array.from({ length: windows }, (_, at) =>
    jobs.filter(({ window }) => window === at).sort((a, b) => b.readyAt - a.readyAt),
  );
  const free = helpers.map(({ until }) => ({ at: -Infinity, until }));
  const done: Job[] = [];
  const spans: Span[] = [];
  while (done.length < jobs.length) {
    const heads = queues.flatMap((queue) => queue.at(-1) ?? []);
    const earliest = Math.min(...heads.map(({ readyAt }) => readyAt));
    const able = free.filter(({ at, until }) => Math.max(at, earliest) < until);
    // After the last helper has gone, what is left waits for the next day.
    if (able.length === 0) return { done: [...done, ...queues.flat().map(waitADay)], busy: null };
    const helper = able.reduce((best, one) => (one.at < best.at ? one : best));
    const from = Math.max(helper.at, earliest);
    const job = heads.find(({ readyAt }) => readyAt <= from);
    if (!job) throw new RangeError('No job is ready');
    queues[job.window]?.pop();
    helper.at = from + minutes;
    spans.push({ from, to: helper.at });
    done.push({ ...job, readyAt: helper.at });
  }
  return { done, busy: findBusy(spans, helpers.length) };
}

const waitADay = (job: Job): Job => ({ ...job, readyAt: job.readyAt + dayMinutes });

function findBusy(spans: readonly Span[], all: number): Span | null {
  const changes = spans.flatMap(({ from, to }) => [
    { at: from, by: 1 },
    { at: to, by: -1 },
  ]);
  let working = 0;
  let from: number | undefined;
  let to = 0;
  // Who ends a job and begins the next in the same minute does not rest.
  for (const { at, by } of changes.sort((a, b) => a.at - b.at || b.by - a.by)) {
    if (working >= all) to = at;
    working += by;
    if (working >= all) from ??= at;
  }
  return from === undefined ? null : { from, to };
}

/** Buyers come in the order of time; a full window sends them to the next one with room, later ones first. */
function takeOrders(orders: readonly RehearsedOrder[], { windows, cutoff }: RehearsalPlan) {
  const taken = windows.map(() => 0);
  const accepted: RehearsedOrder[] = [];
  const lost: RehearsedOrder[] = [];
  for (const order of orders.toSorted((a, b) => a.placedAt - b.placedAt)) {
    const isOpen = (at: number) =>
      (taken[at] ?? 0) < (windows[at]?.capacity ?? Infinity) && order.placedAt < (windows[at]?.stop ?? 0);
    const choices = windows.map((_, at) => at).sort((a, b) => rank(a, order.window) - rank(b, order.window));
    const chosen = cutoff !== null && order.placedAt > cutoff ? undefined : choices.find(isOpen);
    if (chosen === undefined) lost.push(order);
    else {
      taken[chosen] = (taken[chosen] ?? 0) + 1;
      accepted.push({ ...order, window: chosen });
    }
  }
  const wanted = orders.length - lost.length;
  const kept = countKept(orders, lost, accepted, windows.length);
  return { accepted, lost, moved: wanted - kept };
}

/** Buyers who stay in the window that they want. */
function countKept(
  orders: readonly RehearsedOrder[],
  lost: readonly RehearsedOrder[],
  accepted: readonly RehearsedOrder[],
  windows: number,
): number {
  const count = (list: readonly RehearsedOrder[], at: number) =>
    list.filter(({ window }) => window === at).length;
  return Array.from({ length: windows }, (_, at) =>
    Math.min(count(orders, at) - count(lost, at), count(accepted, at)),
  ).reduce((sum, one) => sum + one, 0);
}

const rank = (at: number, wanted: number): number => (at >= wanted ? at - wanted : dayMinutes + wanted - at);

/** A day of orders on a plan: made, then driven, each window before the next. Changes nothing. */
export function rehearse(orders: readonly RehearsedOrder[], plan: RehearsalPlan): Rehearsal {
  const { windows, minutesEach, minutesPerStop, startsAt } = plan;
  const { accepted, lost, moved } = takeOrders(orders, plan);
  const toMake = accepted.map((order) => ({ ...order, readyAt: Math.max(order.placedAt, startsAt) }));
  const made = workOff(toMake, plan.makers, minutesEach, windows.length);
  // A driver who leaves earlier would ring before the window begins.
  const toDrive = made.done
    .filter(({ isPickup }) => !isPickup)
    .map((job) => ({
      ...job,
      readyAt: Math.max(job.readyAt, (windows[job.window]?.start ?? 0) - minutesPerStop),
    }));
  const driven = workOff(toDrive, plan.drivers, minutesPerStop, windows.length);
  const ends = [...made.done.filter(({ isPickup }) => isPickup), ...driven.done].map(
    ({ window, readyAt }) => ({ window, delay: readyAt - (windows[window]?.stop ?? 0) }),
  );
  const results = windows.map((_, at) => {
    const own = ends.filter(({ window }) => window === at);
    const late = own.filter(({ delay }) => delay > 0).length;
    return { orders: own.length, late, canDo: own.length - late };
  });
  return {
    windows: results,
    orders: ends.length,
    late: results.reduce((sum, one) => sum + one.late, 0),
    worstMinutes: ends.reduce((worst, { delay }) => Math.max(worst, delay), 0),
    lost: lost.length,
    lostCents: lost.reduce((sum, { cents }) => sum + cents, 0),
    moved,
    busyMakers: made.busy,
    busyDrivers: driven.busy,
  };
}
