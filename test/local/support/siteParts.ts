import { type FixtureResource, getAtt, importValue, type Properties, ref } from './fixtureResource.ts';

const pageCode = `function handler(event) {
  if (event.request.uri === '/old') return { statusCode: 301, headers: { location: { value: '/new' } } };
  if (!event.request.uri.includes('.')) event.request.uri = '/index.html';
  return event.request;
}`;
const apiCode = `function handler(event) {
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return event.request;
}`;

/** A bucket behind a distribution, which also leads to the API. */
export function siteParts(): Record<string, FixtureResource> {
  const site = { TargetOriginId: 'site', ResponseHeadersPolicyId: ref('Headers'), Compress: true };
  const optimised = '658327ea-f89d-4fab-a63d-7e88639e58f6';
  const on = (id: string) => [{ EventType: 'viewer-request', FunctionARN: getAtt(id, 'FunctionARN') }];
  const api = {
    TargetOriginId: 'api',
    OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
    FunctionAssociations: on('ApiRequest'),
  };
  return {
    Site: { Type: 'AWS::S3::Bucket', Properties: {} },
    SitePolicy: { Type: 'AWS::S3::BucketPolicy', Properties: sitePolicy },
    Files: toDeployed({ Exclude: ['*.html'], SystemMetadata: { 'cache-control': 'public, max-age=3600' } }),
    Pages: toDeployed({
      Exclude: ['*'],
      Include: ['*.html'],
      SystemMetadata: { 'cache-control': 'no-cache' },
    }),
    PageRequest: { Type: 'AWS::CloudFront::Function', Properties: { Name: 'page', FunctionCode: pageCode } },
    ApiRequest: { Type: 'AWS::CloudFront::Function', Properties: { Name: 'api', FunctionCode: apiCode } },
    Headers: headersPolicy,
    EdgeCache: edgeCache,
    Distribution: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          DefaultRootObject: 'index.html',
          Origins: [siteOrigin, apiOrigin],
          DefaultCacheBehavior: {
            ...site,
            CachePolicyId: optimised,
            FunctionAssociations: on('PageRequest'),
          },
          CacheBehaviors: [
            { ...site, PathPattern: '/files/*', CachePolicyId: optimised },
            { ...api, PathPattern: '/api/cached/*', CachePolicyId: ref('EdgeCache'), Compress: true },
            { ...api, PathPattern: '/api/*', CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad' },
          ],
          CustomErrorResponses: [404, 500].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
        },
      },
    },
  };
}

const sitePolicy = {
  Bucket: ref('Site'),
  PolicyDocument: {
    Statement: [
      {
        Effect: 'Allow',
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Action: ['s3:GetObject', 's3:ListBucket'],
        Resource: [getAtt('Site'), { 'Fn::Join': ['/', [getAtt('Site'), '*']] }],
      },
    ],
  },
};

const toDeployed = (properties: Properties): FixtureResource => ({
  Type: 'Custom::CDKBucketDeployment',
  Properties: { DestinationBucketName: ref('Site'), SourceObjectKeys: ['site.zip'], ...properties },
});

const siteOrigin = {
  Id: 'site',
  DomainName: getAtt('Site', 'RegionalDomainName'),
  S3OriginConfig: { OriginAccessIdentity: '' },
};
const apiOrigin = {
  Id: 'api',
  DomainName: { 'Fn::Join': ['', [ref('Api'), '.execute-api.', ref('AWS::Region'), '.amazonaws.com']] },
  OriginCustomHeaders: [
    {
      HeaderName: 'x-origin-secret',
      HeaderValue: {
        'Fn::Join': ['', ['{{resolve:secretsmanager:', importValue('SecretArn'), ':SecretString:::}}']],
      },
    },
  ],
};

const headersPolicy: FixtureResource = {
  Type: 'AWS::CloudFront::ResponseHeadersPolicy',
  Properties: {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'self'", Override: true },
        FrameOptions: { FrameOption: 'DENY', Override: true },
      },
    },
  },
};

const edgeCache: FixtureResource = {
  Type: 'AWS::CloudFront::CachePolicy',
  Properties: {
    CachePolicyConfig: {
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 600,
      ParametersInCacheKeyAndForwardedToOrigin: {
        EnableAcceptEncodingGzip: true,
        EnableAcceptEncodingBrotli: true,
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
      },
    },
  },
};
