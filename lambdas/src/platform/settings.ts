import * as z from 'zod';

/** A function gets only the settings that its code reads (cdk/src/grants.json), so most are optional here. */
const Settings = z.object({
  STAGE: z.string().default('dev'),
  AWS_REGION: z.string().default('ap-southeast-2'),
  /** Set by Lambda while an environment starts and later. */
  AWS_LAMBDA_INITIALIZATION_TYPE: z.string().optional(),
  /** Multiplies the timeouts of clients; set where a busy machine plays the services. */
  CLIENT_TIMEOUT_FACTOR: z.coerce.number().min(1).default(1),
  TABLE_NAME: z.string().optional(),
  SITE_URL: z.string().optional(),
  ORIGIN_SECRET_ARN: z.string().optional(),
  USER_POOL_ID: z.string().optional(),
  USER_POOL_CLIENT_ID: z.string().optional(),
  CLIENT_SECRET_ARN: z.string().optional(),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: z.string().optional(),
  /** JSON: the pepper of the codes. */
  SIGN_IN_SECRET_ARN: z.string().optional(),
  /** JSON: overrides of `http/limitSettings.ts`. */
  LIMITS: z.string().optional(),
  SMS_SENDER_ID: z.string().optional(),
  /** `required`: admins, and owners who change payouts, need an authenticator app (docs/decisions/0221). */
  SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  MAIL_FROM: z.string().optional(),
  /** `geo-places`, or the name of a place index beside which one for suggestions exists (docs/decisions/0220). */
  PLACES: z.string().optional(),
  /** How long a container caches a secret; a rotation waits for it (docs/deploy.md). */
  SECRET_MAX_AGE_SECONDS: z.coerce.number().default(300),
  STRIPE_SECRET_ARN: z.string().optional(),
  STRIPE_API_URL: z.string().default('https://api.stripe.com'),
  STRIPE_WEBHOOK_SECRET_ARN: z.string().optional(),
  COMMISSION_PERCENT: z.coerce.number().min(0).max(50).default(10),
  /** JSON: who issues invoices for the commission. */
  PLATFORM: z.string().optional(),
  HOLD_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .default(30),
  /** The GUID of the ABN lookup; without one, only digits are checked. */
  ABN_LOOKUP_SECRET_ARN: z.string().optional(),
  ABN_LOOKUP_URL: z.string().default('https://abr.business.gov.au'),
  /** JSON: the seed of the Web Push keys. */
  WEB_PUSH_SECRET_ARN: z.string().optional(),
  /** A push service besides the browsers' own; never set in the cloud. */
  PUSH_SERVICE_URL: z.string().optional(),
  /** 1: profiles of agents may lie on this machine, over http; never set in the cloud. */
  AGENT_LOCAL_PROFILES: z.string().optional(),
  /** The bearer token of agents that speak ACP; without one every request is refused. */
  ACP_SECRET_ARN: z.string().optional(),
  /** `on`: agents may pay inside their own talk. */
  AGENT_PAYMENTS: z.enum(['on', 'off']).default('off'),
  /** `off`: no feeds for search engines and agents. */
  FEEDS: z.enum(['on', 'off']).default('on'),
  CATALOGUE_BUCKET: z.string().optional(),
  MEDIA_BUCKET: z.string().optional(),
  WITHDRAWALS_BUCKET: z.string().optional(),
});

export const settings = Settings.parse(process.env);

type SettingName = keyof typeof settings;

/** Throws when the setting is missing. */
export function setting<N extends SettingName>(name: N): NonNullable<(typeof settings)[N]> {
  const value = settings[name];
  if (value === undefined || value === null) throw new Error(`The setting ${name} is missing`);
  return value;
}
