import * as z from 'zod';
import type { ServiceName } from './aws/endpoint/services.ts';

export const Fault = z.object({
  /** `api` fails at the gateway, the others behind the functions. */
  target: z.enum(['api', 'dynamodb', 'payments', 'sms', 'mail', 'cognito', 'geocode', 'abn']),
  mode: z.enum(['throttle', 'error', 'slow']),
  /** Share of failing calls, 0 to 1. */
  rate: z.number().min(0).max(1).default(1),
  seconds: z.number().min(0).max(3600).default(60),
  /** Delay of a slow call. */
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
