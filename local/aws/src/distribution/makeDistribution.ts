import type { DataFolder } from '@local/kit/dataFolder.ts';
import * as z from 'zod';
import type { Deployment } from '#assembly/deployment.ts';
import type { Buckets } from '#buckets/buckets.ts';
import type { Clock } from '#clock.ts';
import type { Gateway } from '#gateway/gateway.ts';
import { DynamicReferences } from '#secrets/dynamicReferences.ts';
import type { Secrets } from '#secrets/secrets.ts';
import { Distribution } from './distribution.ts';
import { Origins } from './origins.ts';
import { DistributionProperties } from './settings.ts';

export interface DistributionParts {
  buckets: Buckets;
  gateways: ReadonlyMap<string, Gateway>;
  secrets: Secrets;
  data: DataFolder;
  clock: Clock;
}

const ParameterProperties = z.object({ Value: z.string() });

/** Throws unless there is exactly one distribution. */
export function makeDistribution(
  deployment: Deployment,
  { buckets, gateways, secrets, data, clock }: DistributionParts,
): Distribution {
  const [distribution, ...others] = deployment.list('AWS::CloudFront::Distribution', DistributionProperties);
  if (!distribution || others.length > 0) throw new Error('The local run plays exactly one distribution');
  const parameters = new Map(
    deployment
      .list('AWS::SSM::Parameter', ParameterProperties)
      .map(({ ref, properties }) => [ref, properties.Value]),
  );
  const settings = distribution.properties.DistributionConfig;
  const headers = settings.Origins.flatMap(({ OriginCustomHeaders }) => OriginCustomHeaders);
  const values = new DynamicReferences(data, secrets, parameters).fill(
    headers.map(({ HeaderValue }) => HeaderValue),
  );
  const filled = settings.Origins.map((origin) => ({
    ...origin,
    OriginCustomHeaders: origin.OriginCustomHeaders.map((header) => ({
      ...header,
      HeaderValue: values[headers.indexOf(header)] ?? '',
    })),
  }));
  const origins = new Origins({ settings: { ...settings, Origins: filled }, buckets, gateways });
  return new Distribution(deployment, distribution, { origins, clock });
}
