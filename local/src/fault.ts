import * as z from 'zod';
import type { ServiceName } from './aws/endpoint/services.ts';

/** The body of `POST /_local/faults`. */
export const Fault = z.object({
  /** `api`: the gateway in front of the functions; the others stand behind them. */
  target: z.enum(['api', 'dynamodb', 'payments', 'sms', 'mail', 'cognito', 'geocode']),
  mode: z.enum(['throttle', 'error', 'slow']),
  /** The share of calls that fail. */
  rate: z.number().min(0).max(1).default(1),
  seconds: z.number().min(0).max(3600).default(60),
  /** How slow a slow call is. */
  ms: z.number().min(0).max(30_000).optional(),
});
export type Fault = z.output<typeof Fault>;
export type FaultTarget = Fault['target'];

export const faultTargets: Partial<Record<ServiceName, FaultTarget>> = {
  dynamodb: 'dynamodb',
  sns: 'sms',
  ses: 'mail',
  'cognito-idp': 'cognito',
  geo: 'geocode',
};
