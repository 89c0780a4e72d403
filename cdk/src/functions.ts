import type { settings } from '@bloomkin/lambdas/platform/settings.ts';
import { type GroupName, routeTable } from '@bloomkin/shared/routes/table.ts';
import grants from './grants.json' with { type: 'json' };

export type SettingName = keyof typeof settings;

/** What the code of a function calls and reads: `npm run docs` writes it (scripts/grants.ts). */
interface Grants {
  table: readonly string[];
  indexes: readonly string[];
  /** Beginnings of the partition keys of its entities. */
  rows: readonly string[];
  /** A setting that names a secret, and PLACES, also grant their use. */
  settings: readonly string[];
  /** Calls that IAM authorises; calls with a token or client secret are authorised by Cognito. */
  pool: readonly string[];
  /** In the buckets that `Written` names. */
  objects: readonly string[];
  services: readonly string[];
}

interface Written {
  source: string;
  handler: string;
  memoryMb: number;
  timeoutSeconds: number;
  /** Reaches the rows of its own entities alone: a function that needs few kinds. */
  namesRows?: true;
  catalogue?: readonly ('GetObject' | 'PutObject')[];
  media?: readonly ('GetObject' | 'PutObject' | 'DeleteObject')[];
  withdrawals?: readonly ('PutObject' | 'ListBucket')[];
  /** Empties lines of the audit log of a person; others only add lines. */
  emptiesAudit?: true;
  /** Released to a tenth of the calls first and rolled back on errors (`constructs/releases.ts`). */
  isCanary?: true;
}

export type FunctionNeeds = Written & Grants;

type Options = Omit<Written, 'source' | 'handler'>;

const defaults = { handler: 'handler', memoryMb: 512, timeoutSeconds: 10 } as const;

/** A whole processor. */
const whole = { memoryMb: 1769 } as const;

const readsCatalogue = { ...whole, catalogue: ['GetObject'] } as const;

/** Lists only the groups of routes that need more than the defaults. */
const groups: Partial<Record<GroupName, Partial<Options>>> = {
  // Decodes a picture of 40 megapixels, and waits up to 8 seconds for the business register.
  companies: { ...whole, timeoutSeconds: 28, media: ['PutObject'] },
  catalogue: { ...readsCatalogue, namesRows: true },
  categories: { ...readsCatalogue, timeoutSeconds: 20, media: ['PutObject'] },
  // Decodes up to eight photos of 40 megapixels.
  products: { ...whole, timeoutSeconds: 28, media: ['PutObject', 'DeleteObject'] },
  productTypes: readsCatalogue,
  cart: { isCanary: true },
  payments: { isCanary: true, timeoutSeconds: 20 },
  paymentWebhook: { isCanary: true, timeoutSeconds: 20 },
  // Decodes a photo of 40 megapixels.
  media: { ...whole, timeoutSeconds: 20, namesRows: true, media: ['PutObject'] },
  documents: { namesRows: true },
  search: { ...readsCatalogue, namesRows: true },
  pageViews: { namesRows: true },
  audit: { namesRows: true },
  push: { namesRows: true },
  marketing: { namesRows: true },
};

/** They belong to no group of routes: the gateway passes on whole paths. */
const pages = {
  agents: { source: 'agents/handler.ts', timeoutSeconds: 15, ...readsCatalogue, namesRows: true },
  ssr: { source: 'ssr/handler.ts', ...readsCatalogue, namesRows: true },
} as const;

/** Cognito retries a trigger after five seconds. */
const trigger = { source: 'events/cognito/handler.ts', timeoutSeconds: 5 } as const;

const triggers = {
  defineAuthChallenge: { ...trigger, handler: 'defineAuthChallenge' },
  // A whole processor: a text message that is sent late is sent twice, with two codes.
  createAuthChallenge: { ...trigger, handler: 'createAuthChallenge', ...whole, namesRows: true },
  verifyAuthChallengeResponse: { ...trigger, handler: 'verifyAuthChallengeResponse', namesRows: true },
} as const;

const job = <const O extends Partial<Options>>(source: string, options: O) => ({
  timeoutSeconds: 60,
  ...options,
  source: `events/${source}.ts`,
});

const jobs = {
  catalogueBuilder: job('schedules/catalogueBuilder', {
    ...whole,
    timeoutSeconds: 300,
    catalogue: ['GetObject', 'PutObject'],
    media: ['PutObject'],
  }),
  refundsOwed: job('schedules/refundsOwed', { timeoutSeconds: 300, namesRows: true }),
  moneyOwed: job('schedules/moneyOwed', { timeoutSeconds: 300 }),
  // Reads a week of the provider's movements.
  checkBooks: job('schedules/checkBooks', { timeoutSeconds: 900 }),
  // After a restore it reads the orders of two months.
  rebuildFigures: job('schedules/rebuildFigures', { ...whole, timeoutSeconds: 900 }),
  retention: job('schedules/retention', {
    timeoutSeconds: 900,
    withdrawals: ['ListBucket'],
    emptiesAudit: true,
  }),
  releaseHolds: job('schedules/releaseHolds', {}),
  // Searches the catalogue for florists that can take an order over.
  dueNotices: job('schedules/dueNotices', readsCatalogue),
  sendCampaigns: job('schedules/sendCampaigns', { timeoutSeconds: 300 }),
  // Asks the catalogue who delivers where people wait for a florist.
  remindOfDays: job('schedules/remindOfDays', { ...readsCatalogue, timeoutSeconds: 300, namesRows: true }),
  agentEvents: { source: 'agents/events/handler.ts', timeoutSeconds: 120, namesRows: true },
  // Hands photos of a disputed order to the bank.
  tableChanges: job('consumers/tableChanges', { media: ['GetObject'] }),
  outgoingMessages: job('consumers/outgoingMessages', {
    media: ['DeleteObject'],
    withdrawals: ['PutObject'],
  }),
} as const;

export type TriggerName = keyof typeof triggers;
export type FunctionName = GroupName | keyof typeof pages | TriggerName | keyof typeof jobs;

export const groupNames = Object.keys(routeTable) as GroupName[];
/** Groups that serve the office, in a stack of their own. */
export const officeGroups: ReadonlySet<GroupName> = new Set<GroupName>([
  ...(['categories', 'productTypes', 'products', 'discounts'] as const),
  ...(['dashboard', 'marketSettings', 'audit', 'campaigns'] as const),
]);
export const triggerNames = Object.keys(triggers) as TriggerName[];

const written: Readonly<Record<string, Partial<Written>>> = {
  ...Object.fromEntries(
    groupNames.map((name) => [name, { ...groups[name], source: `api/${name}/handler.ts` }]),
  ),
  ...pages,
  ...triggers,
  ...jobs,
};

export const functionNames = Object.keys(written) as FunctionName[];

const granted: Readonly<Record<string, Grants>> = grants;
/** A new function has these until `npm run docs` has read its code. */
const nothing: Grants = {
  ...{ table: [], indexes: [], rows: [], settings: [] },
  ...{ pool: [], objects: [], services: [] },
};

export const functions = Object.fromEntries(
  functionNames.map((name) => [name, { ...defaults, ...written[name], ...(granted[name] ?? nothing) }]),
) as Readonly<Record<FunctionName, FunctionNeeds>>;

/** The bundle of a `handler.ts` is named after its folder, any other after its function. */
export function bundleName(name: FunctionName): string {
  const [folder = '', file] = functions[name].source.split('/').slice(-2);
  return file === 'handler.ts' ? folder : name;
}
