import { newId, type Zone } from './zone.ts';

interface Step {
  zones: readonly Zone[];
  /** Describes the step, such as 'Woollahra is now in Inner Sydney'. */
  label: string;
  /** Coalesces consecutive steps of one key: typing a price is one step. */
  key: string;
}

export interface ZoneHistory {
  saved: readonly Zone[];
  past: readonly Step[];
  future: readonly Step[];
}

export type ZoneAction =
  | { type: 'change'; zones: readonly Zone[]; label: string; key?: string }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saved'; zones: readonly Zone[] };

export const startHistory = (saved: readonly Zone[]): ZoneHistory => ({ saved, past: [], future: [] });

export const currentZones = ({ saved, past }: ZoneHistory): readonly Zone[] => past.at(-1)?.zones ?? saved;

export function zoneReducer(history: ZoneHistory, action: ZoneAction): ZoneHistory {
  const { past, future } = history;
  switch (action.type) {
    case 'change': {
      const step = { zones: action.zones, label: action.label, key: action.key ?? newId() };
      const earlier = past.at(-1)?.key === step.key ? past.slice(0, -1) : past;
      return { ...history, past: [...earlier, step], future: [] };
    }
    case 'undo':
      return { ...history, past: past.slice(0, -1), future: [...past.slice(-1), ...future] };
    case 'redo':
      return { ...history, past: [...past, ...future.slice(0, 1)], future: future.slice(1) };
    case 'saved':
      return startHistory(action.zones);
  }
}

/** Empty once the zones equal the saved ones again. */
export function listZoneChanges(history: ZoneHistory): string[] {
  if (JSON.stringify(currentZones(history)) === JSON.stringify(history.saved)) return [];
  return [...new Set(history.past.map(({ label }) => label))];
}
