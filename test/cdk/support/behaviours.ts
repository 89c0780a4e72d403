import { listAt, resourcesOf, valueAt } from './resources.ts';
import { synthesise } from './synthesise.ts';

export const domain = { name: 'bloomkin.example', hostedZoneId: 'Z0123', zoneName: 'bloomkin.example' };
export const prod = synthesise('prod', { stage: { domain } });

export const config = resourcesOf(prod, 'AWS::CloudFront::Distribution').map(({ properties }) =>
  valueAt(properties, 'DistributionConfig'),
)[0];

export const behaviours = listAt(config, 'CacheBehaviors');
export const behaviourOf = (pattern: string) =>
  behaviours.find((one) => valueAt(one, 'PathPattern') === pattern);

/** The pattern that CloudFront takes for a path: the first that fits. */
export const patternOf = (path: string) =>
  behaviours
    .map((one) => String(valueAt(one, 'PathPattern')))
    .find((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path));

export const cachePolicyOf = (comment: string) =>
  resourcesOf(prod, 'AWS::CloudFront::CachePolicy')
    .map(({ properties }) => valueAt(properties, 'CachePolicyConfig'))
    .find((policy) => String(valueAt(policy, 'Comment')).endsWith(comment));
