import { planRun, type Run, type RunStop, runCost, timeRun } from '@bloomkin/shared/rules/runOrder.ts';
import { describe, expect, it } from 'vitest';

const shop = { lat: -33.8886, lng: 151.2094 };
const windows = [
  [540, 720],
  [720, 900],
  [720, 780],
  [540, 1020],
] as const;

function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

function aRun(seed: number, count: number): Run {
  const random = createRandom(seed);
  const stops = Array.from({ length: count }, (_, index): RunStop => {
    const [from, to] = windows[Math.floor(random() * windows.length)] ?? windows[0];
    const point = { lat: shop.lat + (random() - 0.5) * 0.12, lng: shop.lng + (random() - 0.5) * 0.16 };
    return { id: `${index}`, point, from, to };
  });
  return { shop, stops, leaveAt: 540 + Math.floor(random() * 180) };
}

/** Every order of every set of stops, without those that another beats in time and lateness. */
function cheapestBySet({ shop, stops, leaveAt }: Run): number[] {
  const best = [runCost({ shop, stops: [], leaveAt })];
  let layer = new Map<number, RunStop[][]>([[0, [[]]]]);
  for (let length = 1; length <= stops.length; length++) {
    const next = new Map<number, RunStop[][]>();
    for (const [set, routes] of layer)
      for (const [index, stop] of stops.entries())
        if (!(set & (1 << index)))
          next.set(set | (1 << index), [
            ...(next.get(set | (1 << index)) ?? []),
            ...routes.map((route) => [...route, stop]),
          ]);
    for (const [set, routes] of next) next.set(set, keepUnbeaten(routes));
    for (const [set, routes] of next)
      best[set] = Math.min(...routes.map((route) => runCost({ shop, stops: route, leaveAt })));
    layer = next;
  }
  return best;

  function keepUnbeaten(routes: RunStop[][]): RunStop[][] {
    const timed = routes.map((route) => {
      const { stops: times } = timeRun({ shop, stops: route, leaveAt });
      const late = times.reduce((sum, { lateMinutes }) => sum + lateMinutes, 0);
      return { route, last: route.at(-1)?.id, at: times.at(-1)?.arriveAt ?? 0, late };
    });
    timed.sort((a, b) => a.at - b.at || a.late - b.late);
    const least = new Map<string | undefined, number>();
    return timed.flatMap(({ route, last, late }) => {
      if (late >= (least.get(last) ?? Infinity)) return [];
      least.set(last, late);
      return [route];
    });
  }
}

/** These seeds have a first local optimum that costs over 5 % more than the optimum. */
const hardSeeds = [262, 808, 1264];

const costOf = (run: Run, plan: string[][]) =>
  plan.reduce((sum, ids) => {
    const stops = ids.flatMap((id) => run.stops.filter((stop) => stop.id === id));
    return sum + runCost({ ...run, stops });
  }, 0);

describe('the order of a run', () => {
  it('stays within 5 % of the best of all orders, for one driver and two', () => {
    for (const seed of [...Array(16).keys(), ...hardSeeds]) {
      const run = aRun(seed, seed % 16 === 0 ? 10 : seed % 16 === 8 ? 9 : 1 + (seed % 8));
      const best = cheapestBySet(run);
      const all = best.length - 1;
      const pairs = best.map((cost, set) => cost + (best[all & ~set] ?? Infinity));
      expect(costOf(run, planRun({ ...run, drivers: 1 })), `seed ${seed}`).toBeLessThanOrEqual(
        (best[all] ?? 0) * 1.05,
      );
      expect(costOf(run, planRun({ ...run, drivers: 2 })), `seed ${seed}`).toBeLessThanOrEqual(
        Math.min(...pairs) * 1.05,
      );
    }
  });

  it('plans 100 stops within a second, each once', () => {
    const run = aRun(7, 100);
    const started = process.threadCpuUsage();
    const plan = planRun({ ...run, drivers: 4 });
    const { user, system } = process.threadCpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(1000);
    expect(plan.flat().toSorted()).toEqual(run.stops.map(({ id }) => id).toSorted());
    expect(plan).toEqual(planRun({ ...run, drivers: 4 }));
  });

  it('waits for a window and says how late a stop would be', () => {
    const point = { lat: shop.lat, lng: shop.lng + 0.05 };
    const stops = [
      { id: 'early', point, from: 600, to: 720 },
      { id: 'late', point, from: 540, to: 601 },
    ];
    const timed = timeRun({ shop, stops, leaveAt: 540 });
    expect(timed.stops).toMatchObject([
      { id: 'early', arriveAt: 600, lateMinutes: 0 },
      { id: 'late', arriveAt: 604, lateMinutes: 3 },
    ]);
  });
});
