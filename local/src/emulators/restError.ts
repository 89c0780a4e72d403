import type { ServiceResponse } from '../aws/endpoint/serviceEmulator.ts';

/** An error as services of AWS's REST and JSON protocol answer it. */
export const restError = (status: number, name: string, message: string): ServiceResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': name },
  body: JSON.stringify({ message }),
});
