import * as z from 'zod';
import { AwsCliError, edgeRegion, ifFound, region } from '#aws/awsCli.ts';
import { type Check, fine, missing, warning } from './finding.ts';

const Identity = z.object({ Account: z.string() });

/** Checked first, so that nothing is created in a wrong account. */
export const checkCredentials: Check = async (aws, { account, name }) => {
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

export const checkBootstrap: Check = async (aws, { name }) => {
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

export const checkConcurrency: Check = async (aws, { accountConcurrency, reservedConcurrency }) => {
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

/** Of all APIs in the region: a stage's own throttle cannot exceed it. */
export const checkApiRate: Check = async (aws, { throttle }) => {
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
export const checkCloudFront: Check = async (aws) => {
  const args = ['cloudfront', 'list-distributions', '--max-items', '1'];
  const { DistributionList } = Distributions.parse(await aws(args));
  if (DistributionList.Quantity > 0) return fine('The account may make distributions');
  return warning(
    'The account has no distribution yet. A new account must be verified for CloudFront first: make an empty one by hand, and open a support case when that is refused',
  );
};

export const checkHostedZone: Check = async (aws, { domain }) => {
  if (!domain) return [];
  const found = await ifFound(aws(['route53', 'get-hosted-zone', '--id', domain.hostedZoneId]));
  return found === undefined
    ? missing(`The hosted zone ${domain.hostedZoneId} is not in this account`)
    : fine(`Hosted zone ${domain.zoneName}`);
};
