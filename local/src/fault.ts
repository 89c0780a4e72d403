import type { ServiceName } from '@local/aws/services.ts';
import * as z from 'zod';

const refusing = new Set(['sms', 'mail']);

export const faultTargetNames = [
  'api',
  'dynamodb',
  'payments',
  'sms',
  'mail',
  'cognito',
  'geocode',
  's3',
  'abn',
  'indexes',
  'processor',
] as const;
export const faultModes = ['throttle', 'error', 'slow', 'refuse', 'quota', 'sandbox'] as const;

export const Fault = z
  .object({
    /**
     * `api` fails at the gateway, the others behind the functions; `indexes` of the table are only ever late. A slow `processor`
     * is the share of one that a function's memory gives it.
     */
    target: z.enum(faultTargetNames),
    /**
     * `refuse`: what an account has not been granted. The sender's domain for mails, the month's money for texts. `sandbox`:
     * SES sends to no address, since none is verified.
     */
    mode: z.enum(faultModes),
    /** Share of failing calls, 0 to 1. */
    rate: z.number().min(0).max(1).default(1),
    seconds: z.number().min(0).max(3600).default(60),
    /** Delay of a slow call, or of an index. */
    ms: z.number().min(0).max(30_000).optional(),
    /** Limits each group of Cognito's calls or each of Amazon Location's, for `quota`; AWS's own by default. */
    perSecond: z.int().min(0).max(10_000).optional(),
  })
  .refine(({ target, mode }) => mode !== 'quota' || target === 'cognito' || target === 'geocode', {
    message: 'Only cognito and geocode have a quota',
    path: ['mode'],
  })
  .refine(({ target, mode }) => mode !== 'sandbox' || target === 'mail', {
    message: 'Only mail has a sandbox',
    path: ['mode'],
  })
  .refine(({ target, mode }) => mode !== 'refuse' || refusing.has(target), {
    message: 'Only mail and sms refuse',
    path: ['mode'],
  })
  .refine(({ target, mode }) => (target !== 'indexes' && target !== 'processor') || mode === 'slow', {
    message: 'Indexes and processors are slow and nothing else',
    path: ['mode'],
  });
export type Fault = z.output<typeof Fault>;
export type FaultTarget = Fault['target'];

export const faultTargets: Partial<Record<ServiceName, FaultTarget>> = {
  dynamodb: 'dynamodb',
  sns: 'sms',
  ses: 'mail',
  'cognito-idp': 'cognito',
  geo: 'geocode',
  'geo-places': 'geocode',
  s3: 's3',
};
