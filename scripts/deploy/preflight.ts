import type { Stage } from '@bloomkin/cdk/stage.ts';
import { readLimits } from '@bloomkin/lambdas/platform/http/limitSettings.ts';
import * as z from 'zod';
import { type Aws, AwsCliError, edgeRegion, ifFound, region } from '#aws/awsCli.ts';
import { type Check, type Finding, fine, missing, warning } from './finding.ts';
import { checkLeftovers } from './lastingStacks.ts';
import { checkAddresses, checkMail, checkSms } from './messageChecks.ts';

/** Billing has its endpoint here only. */
const freeTierRegion = 'us-east-1';

const Identity = z.object({ Account: z.string() });

/** Checked first, so that nothing is created in a wrong account. */
const checkCredentials: Check = async (aws, { account, name }) => {
  try {
    const { Account } = Identity.parse(await aws(['sts', 'get-caller-identity']));
    if (account && account !== Account)
      return missing(`These credentials are of the account ${Account}; the stage ${name} is in ${account}`);
    return fine(`Account ${Account}`);
  } catch (error) {
    if (!(error instanceof AwsCliError)) throw error;
    return missing(`No credentials: sign in to AWS first (${error.message})`);
  }
};

const Plan = z.object({ accountPlanType: z.string() });

/** A free plan ends after six months or with its credits, and AWS closes the account. Older accounts have none. */
const checkAccountPlan: Check = async (aws) => {
  const found = await ifFound(aws(['freetier', 'get-account-plan-state'], freeTierRegion));
  if (found === undefined) return fine('The account has no plan that ends');
  const { accountPlanType } = Plan.parse(found);
  return accountPlanType === 'PAID'
    ? fine('The account is on the paid plan')
    : missing(
        `The account is on the plan ${accountPlanType}, which ends and closes it: upgrade with aws freetier upgrade-account-plan --account-plan-type PAID --region ${freeTierRegion}`,
      );
};

const checkBootstrap: Check = async (aws, { name }) => {
  const regions = [region, edgeRegion];
  const found = await Promise.all(
    regions.map((one) =>
      ifFound(aws(['cloudformation', 'describe-stacks', '--stack-name', 'CDKToolkit'], one)),
    ),
  );
  const absent = regions.filter((_, index) => found[index] === undefined);
  if (absent.length === 0) return fine('Bootstrapped in both regions');
  const places = absent.map((one) => `aws://<account>/${one}`).join(' ');
  return missing(`Not bootstrapped: npm run build, then npx cdk bootstrap ${places} -c stage=${name}`);
};

const Settings = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.int() }) });
/** Lambda keeps this many for functions without a reservation. */
const minUnreserved = 100;

const checkConcurrency: Check = async (aws, { accountConcurrency, reservedConcurrency }) => {
  const { AccountLimit } = Settings.parse(await aws(['lambda', 'get-account-settings']));
  const quota = AccountLimit.ConcurrentExecutions;
  const reserved = Object.values(reservedConcurrency).reduce((sum, count) => sum + count, 0);
  if (reserved > 0 && reserved + minUnreserved > quota)
    return missing(
      `reservedConcurrency takes ${reserved} of the account's ${quota} executions; ${minUnreserved} must stay free`,
    );
  if (quota < accountConcurrency)
    return warning(
      `Lambda may run ${quota} functions at once, the stage counts on ${accountConcurrency}: ask in Service Quotas, or lower accountConcurrency`,
    );
  return fine(`${quota} concurrent executions`);
};

const ApiAccount = z.object({
  throttleSettings: z.object({ rateLimit: z.number(), burstLimit: z.number() }),
});

/** Checks the rate that all APIs in the region share: a stage's own throttle cannot exceed it. */
const checkApiRate: Check = async (aws, { throttle }) => {
  const { throttleSettings } = ApiAccount.parse(await aws(['apigateway', 'get-account']));
  const { rateLimit, burstLimit } = throttleSettings;
  if (rateLimit < throttle.ratePerSecond || burstLimit < throttle.burst)
    return warning(
      `API Gateway takes ${rateLimit} calls a second and bursts of ${burstLimit}, the stage's throttle lets ${throttle.ratePerSecond} and ${throttle.burst} through: ask in Service Quotas, or lower throttle`,
    );
  return fine(`${rateLimit} calls of APIs a second, bursts of ${burstLimit}`);
};

const Distributions = z.object({
  DistributionList: z.object({ Quantity: z.int().default(0) }).default({ Quantity: 0 }),
});

/** Only an existing distribution proves that an account is verified. */
const checkCloudFront: Check = async (aws) => {
  const args = ['cloudfront', 'list-distributions', '--max-items', '1'];
  const { DistributionList } = Distributions.parse(await aws(args));
  if (DistributionList.Quantity > 0) return fine('The account may make distributions');
  return warning(
    'The account has no distribution yet. A new account must be verified for CloudFront first: make an empty one by hand, and open a support case when that is refused',
  );
};

const checkHostedZone: Check = async (aws, { domain }) => {
  if (!domain) return [];
  const found = await ifFound(aws(['route53', 'get-hosted-zone', '--id', domain.hostedZoneId]));
  return found === undefined
    ? missing(`The hosted zone ${domain.hostedZoneId} is not in this account`)
    : fine(`Hosted zone ${domain.zoneName}`);
};

/** Per account and region, over all user pools. `perOrder`: calls per second at one order per second (docs/capacity.md). */
const rates = [
  { category: 'UserAuthentication', code: 'L-026ADBA3', perOrder: 10 },
  { category: 'UserToken', code: 'L-F21F8BB4', perOrder: 2.5 },
  { category: 'UserCreation', code: 'L-5987B8A0', perOrder: 1 },
] as const;

const Answer = z.object({ Quota: z.object({ Value: z.number(), Adjustable: z.boolean().default(false) }) });

/** Sign-ins, refreshes and sign-ups for the planned busiest hour. */
const checkSignInRates: Check = async (aws, { limits = {} }) => {
  const { expectedOrdersPerHour } = readLimits(JSON.stringify(limits));
  const found = await Promise.all(
    rates.map(async ({ category, code, perOrder }) => {
      const { Value, Adjustable } = await readQuota(aws, code);
      const needed = Math.ceil((expectedOrdersPerHour / 3600) * perOrder);
      if (Value >= needed) return fine(`Cognito answers ${Value} calls of ${category} a second`);
      const remedy = Adjustable ? 'ask in Service Quotas (Cognito user pools)' : 'AWS does not raise it';
      return warning(
        `Cognito answers ${Value} calls of ${category} a second, ${expectedOrdersPerHour} orders an hour need ${needed}: ${remedy}`,
      );
    }),
  );
  return found.flat();
};

/** An account without an increase may have no quota of its own. */
async function readQuota(aws: Aws, code: string): Promise<z.output<typeof Answer>['Quota']> {
  const named = ['--service-code', 'cognito-idp', '--quota-code', code];
  const own = await ifFound(aws(['service-quotas', 'get-service-quota', ...named]));
  const found = own ?? (await aws(['service-quotas', 'get-aws-default-service-quota', ...named]));
  return Answer.parse(found).Quota;
}

/** What the address field asks with each pause in typing. Service Quotas lists its rate by name. */
const suggestAction = { geoPlaces: 'Autocomplete', placeIndexes: 'SearchPlaceIndexForSuggestions' } as const;
/** Ten visits an order, three of them type an address, seven suggestions each (docs/capacity.md). */
const suggestionsPerOrder = 21;

const Quotas = z.object({
  Quotas: z.array(z.object({ QuotaName: z.string(), Value: z.number() })).default([]),
});

/** Above this rate the field offers suburbs alone. */
const checkPlacesRate: Check = async (aws, { places, limits = {} }) => {
  const { expectedOrdersPerHour } = readLimits(JSON.stringify(limits));
  const action = suggestAction[places];
  // An account without an increase has only the default.
  const lists = ['list-service-quotas', 'list-aws-default-service-quotas'].map(async (list) =>
    Quotas.parse(await aws(['service-quotas', list, '--service-code', 'geo'])),
  );
  const quotas = (await Promise.all(lists)).flatMap((found) => found.Quotas);
  const quota = quotas.find(({ QuotaName }) => QuotaName.split(' ').includes(action));
  if (!quota)
    return warning(
      `Service Quotas does not list the rate of ${action}: look it up in Amazon Location's console`,
    );
  const needed = Math.ceil((expectedOrdersPerHour / 3600) * suggestionsPerOrder);
  if (quota.Value >= needed)
    return fine(`Amazon Location answers ${quota.Value} calls of ${action} a second`);
  return warning(
    `Amazon Location answers ${quota.Value} calls of ${action} a second, ${expectedOrdersPerHour} orders an hour need ${needed}: ask in Service Quotas (Amazon Location)`,
  );
};

/** The account's own backups are lost with the account, or with its Region. */
const checkBackupCopy: Check = async (_aws, { name, backupCopyVault }) => {
  if (name !== 'prod') return [];
  return backupCopyVault
    ? fine('Each backup is copied to another account')
    : warning(
        'prod has no backupCopyVault: an account or a Region that is lost takes all orders with it (docs/deploy.md, step 7)',
      );
};

const checks = [
  checkBackupCopy,
  checkAccountPlan,
  checkBootstrap,
  checkLeftovers,
  checkHostedZone,
  checkConcurrency,
  checkApiRate,
  checkCloudFront,
  checkAddresses,
  checkMail,
  checkSms,
  checkSignInRates,
  checkPlacesRate,
];

export async function preflight(aws: Aws, stage: Stage): Promise<Finding[]> {
  const credentials = await checkCredentials(aws, stage);
  if (credentials.some(({ level }) => level === 'missing')) return credentials;
  return [...credentials, ...(await runChecks(checks, aws, stage))];
}

export async function runChecks(all: readonly Check[], aws: Aws, stage: Stage): Promise<Finding[]> {
  return (await Promise.all(all.map((check) => tryCheck(() => check(aws, stage))))).flat();
}

/** A check without permission must not hide the others. */
async function tryCheck(check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [
      { level: 'warning', text: `Could not be checked: ${error instanceof Error ? error.message : error}` },
    ];
  }
}

const signs = { missing: '✗', warning: '!', fine: '✓' } as const;

export const describeFindings = (findings: readonly Finding[]): string =>
  findings.map(({ level, text }) => `${signs[level]} ${text}`).join('\n');
