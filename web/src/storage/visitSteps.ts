import type { VisitStep } from '@bloomkin/shared/pageViews.ts';

const name = 'bloomkin.visitSteps';
const reached: VisitStep[] = [];

/** Once a visit, which lasts as long as the tab; unsent steps wait for the sender. */
export function noteStep(step: VisitStep): void {
  const counted = readCounted();
  if (counted.includes(step)) return;
  reached.push(step);
  try {
    sessionStorage.setItem(name, [...counted, step].join());
  } catch {
    // Storage is off: the steps count again after a reload.
  }
}

export const takeSteps = (): VisitStep[] => reached.splice(0);

function readCounted(): readonly string[] {
  try {
    return (sessionStorage.getItem(name) ?? '').split(',');
  } catch {
    return reached;
  }
}
