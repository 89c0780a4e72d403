import { dayMinutes, type RehearsalPlan, type RehearsedOrder, rehearse } from './rehearsal.ts';
import { eveningBefore } from './rehearsedOrders.ts';

export type Suggestion =
  | { kind: 'cap'; window: number; places: number }
  | { kind: 'cutoff'; at: number }
  | { kind: 'maker' }
  | { kind: 'driver'; until: number };

export function applySuggestion(plan: RehearsalPlan, suggestion: Suggestion): RehearsalPlan {
  switch (suggestion.kind) {
    case 'cap':
      return {
        ...plan,
        windows: plan.windows.map((window, at) =>
          at === suggestion.window ? { ...window, capacity: suggestion.places } : window,
        ),
      };
    case 'cutoff':
      return { ...plan, cutoff: Math.min(suggestion.at, plan.cutoff ?? Infinity) };
    case 'maker':
      return { ...plan, makers: [...plan.makers, { until: dayMinutes }] };
    case 'driver':
      return { ...plan, drivers: [...plan.drivers, { until: suggestion.until }] };
  }
}

/** What makes fewer orders late, each alone: a limit for the windows that break, an earlier last moment, help. */
export function suggestMends(orders: readonly RehearsedOrder[], plan: RehearsalPlan): Suggestion[] {
  const { windows, late } = rehearse(orders, plan);
  const broken = windows.flatMap((result, window) => (result.late > 0 ? [{ ...result, window }] : []));
  const worst = broken.toSorted((a, b) => b.late - a.late)[0];
  if (!worst) return [];
  const caps = broken
    .filter(({ canDo }) => canDo > 0)
    .map(({ window, canDo }): Suggestion => ({ kind: 'cap', window, places: canDo }));
  const others: Suggestion[] = [
    { kind: 'cutoff', at: eveningBefore },
    { kind: 'maker' },
    { kind: 'driver', until: plan.windows[worst.window]?.stop ?? dayMinutes },
  ];
  return [...caps, ...others].filter(
    (suggestion) => rehearse(orders, applySuggestion(plan, suggestion)).late < late,
  );
}
