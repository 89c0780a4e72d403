import * as z from 'zod';

const perSecond = z.int().min(1).max(1_000_000);

/** What differs between stages. A stage is an entry of `context.stages` in cdk.json; its name is its key. */
const StageSettings = z.strictObject({
  /** Without it the account of the credentials that deploy. */
  account: z
    .string()
    .regex(/^\d{12}$/)
    .optional(),
  region: z.literal('ap-southeast-2').default('ap-southeast-2'),
  /** The shop's own host name, in a hosted zone of the same account. Without it CloudFront's name is used. */
  domain: z.strictObject({ name: z.hostname(), hostedZoneId: z.string(), zoneName: z.hostname() }).optional(),
  /** Where people reach the shop, when neither the domain nor CloudFront's name says so. */
  siteUrl: z.url().optional(),
  /** `count` lets everything through and only counts: for the first week of a stage. */
  firewall: z.enum(['off', 'count', 'block']),
  /** Requests of one address in five minutes. Whole suburbs share an address behind a phone network. */
  firewallRates: z
    .strictObject({ api: z.int().min(100), signIn: z.int().min(10), webhook: z.int().min(100) })
    .default({ api: 6_000, signIn: 100, webhook: 60_000 }),
  /** Rotation of refresh tokens needs Essentials or more. */
  featurePlan: z.enum(['ESSENTIALS', 'PLUS']).default('ESSENTIALS'),
  /** Function → concurrency kept for it. New accounts have about 10 in all, so none is kept unless said here. */
  reservedConcurrency: z.record(z.string(), z.int().min(1).max(1000)).default({}),
  throttle: z.strictObject({ ratePerSecond: perSecond, burst: perSecond }),
  /** Raised a day before a sale; paid once, never lowered by AWS. */
  warmThroughput: z.strictObject({ readsPerSecond: perSecond, writesPerSecond: perSecond }).optional(),
  logDays: z.union([z.literal(7), z.literal(30), z.literal(90)]),
  /** Who is told of alarms and of the budget. */
  alarmEmail: z.email().optional(),
  monthlyBudgetUsd: z.int().min(1).optional(),
  mailFrom: z.email(),
  /** Registered with the Australian SMS Sender ID Register; without one, carriers show a number. */
  smsSenderId: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,11}$/)
    .optional(),
  /** How long an order to be paid by card keeps its place in the florist's day. */
  holdMinutes: z
    .int()
    .min(1)
    .max(24 * 60)
    .default(30),
  commissionPercent: z.number().min(0).max(50).default(10),
  /** Per-address and overall limits where they differ from the defaults of the code. */
  limits: z.record(z.string(), z.unknown()).optional(),
});

const Stages = z.strictObject({ local: StageSettings, dev: StageSettings, prod: StageSettings });

export type StageName = keyof z.output<typeof Stages>;
export type Stage = z.output<typeof StageSettings> & { name: StageName };

const stageName = z.enum(['local', 'dev', 'prod'], {
  error: 'Say which stage: -c stage=dev or -c stage=prod',
});

/** The stage that the context names (`-c stage=dev`), parsed. A wrong or unknown setting is an error that names it. */
export function readStage(context: (key: string) => unknown): Stage {
  const name = stageName.parse(context('stage'));
  return { ...Stages.parse(context('stages'))[name], name };
}
