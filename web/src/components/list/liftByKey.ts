import type { KeyboardEvent } from 'react';
import type { Lift } from './useLift.ts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Space or Enter picks up and puts down, arrows move, Escape puts back. */
export function liftByKey(event: KeyboardEvent, id: string, lift: Lift, disabled: boolean): void {
  const { lifted } = lift;
  const by = steps[event.key];
  const isPress = event.key === ' ' || event.key === 'Enter';
  if (!isPress && !(lifted && (by || event.key === 'Escape'))) return;
  event.preventDefault();
  if (event.key === 'Escape') lift.putBack(id);
  else if (lifted && by) lift.step(lifted, by);
  else if (lifted) lift.drop(lifted);
  else if (!disabled) lift.pickUp(id);
}
