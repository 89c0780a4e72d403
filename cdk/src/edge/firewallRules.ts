import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Stage } from '#stage.ts';

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

const signInPaths = '^/api/(users/code_|user/(login|register)$|_p/|auth/)';
/** Routes with bodies over 8 KB: photos, rich text, delivery zones. */
const largeBodyPaths = `^/api/(${[
  'me/avatar',
  'shop/product(/[^/]+)?',
  'shop/products/(bulk|import)',
  'shop/product_photo/[^/]+',
  'shop/store/[^/]+/delivery_zone',
  'shop/category(/[^/]+)?',
  'shop/collection(/[^/]+)?',
  'company(/[^/]+(/upload_(logo|photo))?)?',
  'document(/[^/]+/edit)?',
  'settings/(notifications|shipping)',
].join('|')})$`;
const webhookPath = '/api/stripe/webhook';
/** Answered by the API, which has its own rate, or cached for long. */
const otherThanPages = '^/(api|assets|media)/';

const visible = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

const pathMatches = (regexString: string): Statement => ({
  regexMatchStatement: {
    fieldToMatch: { uriPath: {} },
    regexString,
    // The gateway decodes a path before it matches routes.
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
    ],
  },
});

const perAddress = (limit: number, scopeDownStatement: Statement): Statement => ({
  rateBasedStatement: { aggregateKeyType: 'IP', evaluationWindowSec: 300, limit, scopeDownStatement },
});

const managedRules = (name: string, counted: readonly string[] = []): Statement => ({
  managedRuleGroupStatement: {
    vendorName: 'AWS',
    name,
    ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
  },
});

const not = (statement: Statement): Statement => ({ notStatement: { statement } });

const hasLabel = (label: string): Statement => ({
  labelMatchStatement: { scope: 'LABEL', key: `awswaf:managed:aws:core-rule-set:${label}` },
});

/** By priority. The common rules about bodies only label; a later rule blocks outside `largeBodyPaths`. */
export function firewallRules(stage: Pick<Stage, 'firewall' | 'firewallRates'>): Rule[] {
  const { firewall, firewallRates: rates } = stage;
  const counting = firewall === 'count';
  const block = { block: {} };
  const blockUnlessCounting = counting ? { count: {} } : block;
  const own = (name: string, action: Rule['action'], statement: Statement) => ({ name, action, statement });
  const group = (name: string, statement: Statement) => ({
    name,
    overrideAction: counting ? { count: {} } : { none: {} },
    statement,
  });
  const rules: Pick<Rule, 'name' | 'action' | 'overrideAction' | 'statement'>[] = [
    own('webhookRate', block, perAddress(rates.webhook, pathMatches(`^${webhookPath}$`))),
    own(
      'webhook',
      { allow: {} },
      { andStatement: { statements: [isPost, pathMatches(`^${webhookPath}$`)] } },
    ),
    own('signInRate', block, perAddress(rates.signIn, pathMatches(signInPaths))),
    own('apiRate', block, perAddress(rates.api, pathMatches('^/api/'))),
    own('pageRate', block, perAddress(rates.pages, not(pathMatches(otherThanPages)))),
    group('reputation', managedRules('AWSManagedRulesAmazonIpReputationList')),
    group('knownBadInputs', managedRules('AWSManagedRulesKnownBadInputsRuleSet')),
    group(
      'common',
      managedRules('AWSManagedRulesCommonRuleSet', ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY']),
    ),
    own('bodies', blockUnlessCounting, {
      andStatement: {
        statements: [
          {
            orStatement: {
              statements: [hasLabel('SizeRestrictions_Body'), hasLabel('CrossSiteScripting_Body')],
            },
          },
          not(pathMatches(largeBodyPaths)),
        ],
      },
    }),
  ];
  return rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visible(rule.name) }));
}

const isPost: Statement = {
  byteMatchStatement: {
    fieldToMatch: { method: {} },
    positionalConstraint: 'EXACTLY',
    searchString: 'POST',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
};
