import { widths } from '#support/browser.ts';
import { isFullRun } from '#support/run/budget.ts';

type Device = keyof typeof widths;
type Size = (typeof widths)[Device];

/** The widths at which a run plays a story: those named, or both in a full run. */
export function playedOn(...named: [Device, ...Device[]]): [Device, Size][] {
  const devices: Device[] = isFullRun ? ['phone', 'desk'] : named;
  return devices.map((device) => [device, widths[device]]);
}
