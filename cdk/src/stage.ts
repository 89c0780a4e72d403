import { indexes } from '@bloomkin/lambdas/entities.ts';
import { LimitOverrides } from '@bloomkin/lambdas/platform/http/limitSettings.ts';
import { isAbn } from '@bloomkin/shared/rules/abn.ts';
import * as z from 'zod';
import { functionNames } from './functions.ts';

const perSecond = z.int().min(1).max(1_000_000);

const throughput = { readsPerSecond: perSecond, writesPerSecond: perSecond };

const StageSettings = z.strictObject({
  /** The deploying credentials' account by default. */
  account: z
    .string()
    .regex(/^\d{12}$/)
    .optional(),
  region: z.literal('ap-southeast-2').default('ap-southeast-2'),
  /** In a hosted zone of the same account; CloudFront's domain by default. */
  domain: z.strictObject({ name: z.hostname(), hostedZoneId: z.string(), zoneName: z.hostname() }).optional(),
  /** Version of the origin secret that the edge sends; docs/deploy.md describes its rotation. */
  originSecretVersion: z.uuid().optional(),
  /** Name of a restored table that replaces the first (docs/runbook.md, "The table is lost"). */
  tableName: z
    .string()
    .regex(/^[\w.-]{3,255}$/)
    .optional(),
  /** Incremented when the user pool is lost, to create another (docs/runbook.md, "The user pool is lost"). */
  userPool: z.int().min(1).default(1),
  /** Incremented to replace the client and its secret, which signs everyone out. */
  userPoolClient: z.int().min(1).default(1),
  /** Known after the first deploy; restricts the media bucket to this distribution. */
  distributionId: z
    .string()
    .regex(/^E[A-Z0-9]+$/)
    .optional(),
  /** Names the vault, in another account and Region, that receives a copy of prod's nightly backup (docs/decisions/0222). */
  backupCopyVault: z
    .string()
    .regex(/^arn:aws:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]{2,50}$/)
    .optional(),
  siteUrl: z.url().optional(),
  /** `count` only counts what the managed rules would block, for a stage's first week; rates always block. */
  firewall: z.enum(['off', 'count', 'block']),
  /** Per address in five minutes. Mobile networks put whole suburbs behind one address. */
  firewallRates: z
    .strictObject({
      api: z.int().min(100),
      signIn: z.int().min(10),
      webhook: z.int().min(100),
      pages: z.int().min(100),
    })
    .default({ api: 6_000, signIn: 100, webhook: 60_000, pages: 3_000 }),
  /** Refresh token rotation requires Essentials or higher. */
  featurePlan: z.enum(['ESSENTIALS', 'PLUS']).default('ESSENTIALS'),
  /** By function. New accounts have about 10 in total, so nothing is reserved by default. */
  reservedConcurrency: z.partialRecord(z.enum(functionNames), z.int().min(1).max(1000)).default({}),
  /** `atOnce` skips the canary, to fix a version that is already failing (docs/runbook.md). */
  release: z.enum(['canary', 'atOnce']).default('canary'),
  throttle: z.strictObject({ ratePerSecond: perSecond, burst: perSecond }),
  /** Raised a day before a sale: charged once, never lowered by AWS. */
  warmThroughput: z
    .strictObject({
      ...throughput,
      indexes: z.partialRecord(z.enum(Object.keys(indexes)), z.strictObject(throughput)).default({}),
    })
    .optional(),
  logDays: z.union([z.literal(7), z.literal(30), z.literal(90)]),
  /** Required for prod: the recipient of alarms. */
  alarmEmail: z.email().optional(),
  /** The account's Lambda quota; an alarm fires at 80 %. */
  accountConcurrency: z.int().min(10).default(1000),
  /** The monthly quota for text messages; a new account has one dollar. */
  smsMonthlySpendUsd: z.int().min(1).default(1),
  monthlyBudgetUsd: z.int().min(1).optional(),
  mailFrom: z.email(),
  /** Registered with the Australian SMS Sender ID Register and allowed to SNS, or a number of the account. */
  smsSenderId: z
    .string()
    .regex(
      /^(?:(?=.*[A-Za-z])[A-Za-z0-9][A-Za-z0-9-]{1,9}[A-Za-z0-9]|\+[1-9]\d{7,14})$/,
      'Must be 3 to 11 letters, digits and hyphens with a letter in it, or a number such as +61480000000',
    )
    .optional(),
  /** Enables the ABN lookup, which needs a GUID (docs/deploy.md). */
  abnLookup: z.boolean().default(false),
  /** Enables agents that speak ACP; their bearer token is a secret (docs/deploy.md). */
  acp: z.boolean().default(false),
  /** Lets agents pay inside their own talk; the function of agents then reads the payment provider's key. */
  agentPayments: z.boolean().default(false),
  /** Which of Amazon Location's APIs finds addresses (docs/decisions/0220). */
  places: z.enum(['geoPlaces', 'placeIndexes']).default('geoPlaces'),
  /** Whether admins, and owners who change payouts, need an authenticator app (docs/decisions/0221). */
  secondFactor: z.enum(['optional', 'required']).default('required'),
  /** See docs/decisions/0016. */
  holdMinutes: z
    .int()
    .min(1)
    .max(24 * 60)
    .default(30),
  /** Overrides the origin of API calls (docs/deploy.md, "Another API host"). */
  apiHost: z
    .url({ protocol: /^https$/ })
    .refine(
      (url) => URL.parse(url)?.origin === url,
      'Must be an origin, without a path or a slash at its end',
    )
    .optional(),
  /** A MapLibre style with its key, such as Amazon Location's; by default the map shows coast and suburbs only. */
  mapStyle: z.url({ protocol: /^https$/ }).optional(),
  commissionPercent: z.number().min(0).max(50).default(10),
  platform: z.strictObject({
    name: z.string(),
    abn: z.string().refine(isAbn, 'Must be an ABN'),
    address: z.string(),
    email: z.email(),
    /** Without it, invoices are not tax invoices. */
    isGstRegistered: z.boolean(),
  }),
  /** Where people call and write, shown on every page. */
  help: z.strictObject({ phone: z.string(), email: z.email(), hours: z.string() }).optional(),
  /** Files with all products, for search engines and agents. */
  feeds: z.boolean().default(true),
  /** Overrides of the rate limits in `lambdas/src/platform/http/limitSettings.ts`. */
  limits: LimitOverrides.optional(),
});

const ProdSettings = StageSettings.required({ alarmEmail: true, monthlyBudgetUsd: true });

const Stages = z.strictObject({ local: StageSettings, dev: StageSettings, prod: ProdSettings });

export type StageName = keyof z.output<typeof Stages>;
export type Stage = z.output<typeof StageSettings> & { name: StageName };

const stageName = z.enum(['local', 'dev', 'prod'], {
  error: 'Say which stage: -c stage=dev or -c stage=prod',
});

export function readStage(context: (key: string) => unknown): Stage {
  const name = stageName.parse(context('stage'));
  return { ...Stages.parse(context('stages'))[name], name };
}
