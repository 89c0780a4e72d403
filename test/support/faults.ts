import type { Fault } from '@bloomkin/local/fault.ts';

/** Orders a failure of a service, as anybody at the local run can. */
export async function injectFault(url: string, fault: Omit<Fault, 'seconds'>): Promise<void> {
  const { status } = await fetch(new URL('/_local/faults', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fault, seconds: 300 }),
  });
  if (status >= 300) throw new Error(`The failure was not ordered: ${status}`);
}
