import { metresBetween, type Point } from './distance.ts';

/** Times are minutes since midnight at the store. */
export interface RunStop {
  id: string;
  point: Point;
  from: number;
  to: number;
}

export interface Run {
  shop: Point;
  stops: readonly RunStop[];
  leaveAt: number;
}

interface TimedStop {
  id: string;
  arriveAt: number;
  lateMinutes: number;
}

/** Streets against the straight line, and a van in town with its stops for lights and parking. */
const roadFactor = 1.35;
const metresPerMinute = 500;
const doorMinutes = 4;
const lateWeight = 10;

export const driveMinutes = (a: Point, b: Point): number =>
  (metresBetween(a, b) * roadFactor) / metresPerMinute;

/** One driver's stops, in their order. */
export function timeRun({ shop, stops, leaveAt }: Run): { stops: TimedStop[]; backAt: number } {
  let [time, place] = [leaveAt, shop];
  const timed = stops.map(({ id, point, from, to }) => {
    const arriveAt = Math.max(time + driveMinutes(place, point), from);
    time = arriveAt + doorMinutes;
    place = point;
    return { id, arriveAt, lateMinutes: Math.max(0, arriveAt - to) };
  });
  return { stops: timed, backAt: time + driveMinutes(place, shop) };
}

/** Long runs weigh more than short ones, so that drivers share the work; lateness weighs most. */
export function runCost(run: Run): number {
  const { stops, backAt } = timeRun(run);
  const late = stops.reduce((sum, { lateMinutes }) => sum + lateMinutes, 0);
  return (backAt - run.leaveAt) ** 2 / 60 + late * lateWeight;
}

type Routes = readonly (readonly number[])[];
type Cost = (route: readonly number[]) => number;

const longestSegment = 3;
/** Stops looked at: about half a second on a slow phone, and the same answer everywhere. */
const maxSteps = 6_000_000;
/** Enough for the best order of up to ten stops; larger runs end by `maxSteps`. */
const kicks = 300;

/** Orders stops for drivers by insertion, local search and kicks; windows are constraints that lateness prices. */
export function planRun({ drivers, ...run }: Run & { drivers: number }): string[][] {
  const meter = { steps: 0 };
  const cost = countedCost(run, meter);
  const byEnd = run.stops.map((_, index) => index).sort((a, b) => endOf(run, a) - endOf(run, b));
  const empty: Routes = Array.from({ length: Math.max(1, drivers) }, () => []);
  const random = createRandom();
  let best = improve(insertAll(empty, byEnd, cost), cost, meter);
  for (let kick = 0; kick < kicks && meter.steps < maxSteps; kick++) {
    const removed = new Set(byEnd.filter(() => random() < 0.4));
    const rest = best.map((route) => route.filter((stop) => !removed.has(stop)));
    const shuffled = [...removed].sort(() => random() - 0.5);
    const tried = improve(insertAll(rest, shuffled, cost), cost, meter);
    if (sumCost(tried, cost) < sumCost(best, cost)) best = tried;
  }
  return best.map((route) => route.flatMap((stop) => run.stops[stop]?.id ?? []));
}

const endOf = ({ stops }: Run, index: number) => stops[index]?.to ?? 0;
const sumCost = (routes: Routes, cost: Cost) => routes.reduce((sum, route) => sum + cost(route), 0);

/** `runCost` over a matrix of drives. */
function countedCost({ shop, stops, leaveAt }: Run, meter: { steps: number }): Cost {
  const points = [...stops.map(({ point }) => point), shop];
  const drives = points.map((a) => Float64Array.from(points, (b) => driveMinutes(a, b)));
  const home = stops.length;
  return (route) => {
    meter.steps += route.length;
    let [time, late, place] = [leaveAt, 0, home];
    for (const next of route) {
      const stop = stops[next];
      if (!stop) continue;
      time = Math.max(time + (drives[place]?.[next] ?? 0), stop.from);
      late += Math.max(0, time - stop.to);
      time += doorMinutes;
      place = next;
    }
    return (time + (drives[place]?.[home] ?? 0) - leaveAt) ** 2 / 60 + late * lateWeight;
  };
}

/** Each stop goes where it adds least. */
function insertAll(routes: Routes, stops: readonly number[], cost: Cost): Routes {
  return stops.reduce((current, stop) => {
    let best = { added: Infinity, routes: current };
    for (const [driver, route] of current.entries()) {
      const before = cost(route);
      for (let at = 0; at <= route.length; at++) {
        const longer = route.toSpliced(at, 0, stop);
        const added = cost(longer) - before;
        if (added < best.added) best = { added, routes: current.with(driver, longer) };
      }
    }
    return best.routes;
  }, routes);
}

/** Takes each better move until none is left: segments elsewhere, either way round (or-opt, 2-opt). */
function improve(start: Routes, cost: Cost, meter: { steps: number }): Routes {
  let routes = start;
  let next: Routes | undefined = start;
  while (next && meter.steps < maxSteps) {
    routes = next;
    next = findBetter(routes, cost);
  }
  return next ?? routes;
}

function findBetter(routes: Routes, cost: Cost): Routes | undefined {
  for (const [from, route] of routes.entries()) {
    const before = cost(route);
    for (let at = 0; at < route.length; at++) {
      for (let length = 2; at + length <= route.length; length++) {
        const turned = [
          ...route.slice(0, at),
          ...route.slice(at, at + length).reverse(),
          ...route.slice(at + length),
        ];
        if (cost(turned) < before - tiny) return routes.with(from, turned);
      }
      for (let length = 1; length <= longestSegment && at + length <= route.length; length++) {
        const moved = moveSegment(routes, { from, at, length }, cost);
        if (moved) return moved;
      }
    }
  }
  return undefined;
}

/** Against endless turns between equals. */
const tiny = 1e-9;

interface Segment {
  from: number;
  at: number;
  length: number;
}

function moveSegment(routes: Routes, { from, at, length }: Segment, cost: Cost): Routes | undefined {
  const route = routes[from] ?? [];
  const segment = route.slice(at, at + length);
  const rest = route.toSpliced(at, length);
  const [before, without] = [cost(route), cost(rest)];
  for (const [to, target] of routes.entries()) {
    const into = to === from ? rest : target;
    const saved = to === from ? before : before - without + cost(target);
    for (const way of length > 1 ? [segment, segment.toReversed()] : [segment])
      for (let place = 0; place <= into.length; place++) {
        const longer = into.toSpliced(place, 0, ...way);
        if (cost(longer) < saved - tiny) return routes.with(from, rest).with(to, longer);
      }
  }
  return undefined;
}

/** Seeded, so that the same day always gets the same order. */
function createRandom(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
