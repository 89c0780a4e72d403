import { readLimits } from '@bloomkin/lambdas/platform/http/limitSettings.ts';
import * as z from 'zod';
import { type Aws, ifFound } from '#aws/awsCli.ts';
import { type Check, fine, warning } from './finding.ts';

/** Per account and region, over all user pools. `perOrder`: calls per second at one order per second (docs/capacity.md). */
const rates = [
  { category: 'UserAuthentication', code: 'L-026ADBA3', perOrder: 10 },
  { category: 'UserToken', code: 'L-F21F8BB4', perOrder: 2.5 },
  { category: 'UserCreation', code: 'L-5987B8A0', perOrder: 1 },
] as const;

const Answer = z.object({ Quota: z.object({ Value: z.number(), Adjustable: z.boolean().default(false) }) });

/** Sign-ins, refreshes and sign-ups for the planned busiest hour. */
export const checkSignInRates: Check = async (aws, { limits = {} }) => {
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
