import type { ServiceResponse } from './serviceEmulator.ts';

export const restError = (
  status: number,
  name: string,
  message: string,
  details: object = {},
): ServiceResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': name },
  body: JSON.stringify({ message, ...details }),
});
