import type { StandInAnswer } from '../standIn.ts';

/** An error as services of AWS's REST and JSON protocol answer it. */
export const restFault = (status: number, name: string, message: string): StandInAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': name },
  body: JSON.stringify({ message }),
});
