import * as z from 'zod';

const list = <T extends z.ZodType>(item: T) => z.object({ Items: z.array(item) });

const Behavior = z.object({
  PathPattern: z.string().default('*'),
  TargetOriginId: z.string(),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  Compress: z.boolean().default(false),
  FunctionAssociations: z
    .array(z.object({ EventType: z.enum(['viewer-request', 'viewer-response']), FunctionARN: z.string() }))
    .default([]),
});
export type Behavior = z.output<typeof Behavior>;

const Origin = z.object({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z.string().default(''),
  S3OriginConfig: z.unknown().optional(),
  OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })).default([]),
});
export type Origin = z.output<typeof Origin>;

const OriginGroup = z.object({
  Id: z.string(),
  FailoverCriteria: z.object({ StatusCodes: list(z.int()) }),
  Members: list(z.object({ OriginId: z.string() })),
});
export type OriginGroup = z.output<typeof OriginGroup>;

export const DistributionProperties = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: z.string().default(''),
    DefaultCacheBehavior: Behavior,
    CacheBehaviors: z.array(Behavior).default([]),
    Origins: z.array(Origin),
    OriginGroups: list(OriginGroup).default({ Items: [] }),
    CustomErrorResponses: z
      .array(
        z.object({
          ErrorCode: z.int(),
          ErrorCachingMinTTL: z.number().optional(),
          /** Error pages would turn the API's responses into HTML. */
          ResponsePagePath: z.never().optional(),
        }),
      )
      .default([]),
  }),
});
export type DistributionSettings = z.output<typeof DistributionProperties>['DistributionConfig'];
