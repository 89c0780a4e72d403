type Properties = Readonly<Record<string, unknown>>;

interface FixtureResource {
  Type: string;
  Properties: Properties;
}

export interface FixtureFunction {
  /** The handler's file, `index.mjs`. */
  code: string;
  timeoutSeconds?: number;
  reservedConcurrency?: number;
  /** An alias of its published version, which routes name in its place. */
  alias?: string;
  /** The `SourceArn` of its permission; without it every route may call it. */
  calledBy?: string;
  /** Actions on the table. */
  may?: readonly string[];
  /** Overrides of the event source mapping; without it the function follows no stream. */
  follows?: Properties;
}

export type FixtureFunctions = Readonly<Record<string, FixtureFunction>>;

const getAtt = (id: string, attribute = 'Arn') => ({ 'Fn::GetAtt': [id, attribute] });
const ref = (id: string) => ({ Ref: id });
const readsStream = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];

/** The second stack of the fixture: functions, the API, the distribution. The first holds the data. */
export function fixtureTemplate(functions: FixtureFunctions, routes: Readonly<Record<string, string>>) {
  const parts = Object.entries(functions).map(([name, words]) => functionParts(name, words));
  const calledAs = (name: string) => (functions[name]?.alias ? ref(`${name}Alias`) : getAtt(name));
  const calledBy = (name: string) => functions[name]?.calledBy;
  const api = apiParts(routes, calledAs, calledBy);
  return { Resources: { ...Object.assign({}, ...parts), ...api, ...siteParts() } };
}

export const dataTemplate = {
  Resources: {
    Table: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        TableName: 'things',
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      },
    },
    Secret: {
      Type: 'AWS::SecretsManager::Secret',
      Properties: { Name: 'front-door', GenerateSecretString: { ExcludePunctuation: true } },
    },
    Lost: { Type: 'AWS::SQS::Queue', Properties: {} },
  },
  Outputs: {
    TableArn: { Value: getAtt('Table'), Export: { Name: 'data:TableArn' } },
    StreamArn: { Value: getAtt('Table', 'StreamArn'), Export: { Name: 'data:StreamArn' } },
    SecretArn: { Value: ref('Secret'), Export: { Name: 'data:SecretArn' } },
    LostArn: { Value: getAtt('Lost'), Export: { Name: 'data:LostArn' } },
  },
};

const importValue = (name: string) => ({ 'Fn::ImportValue': `data:${name}` });

function functionParts(name: string, words: FixtureFunction): Record<string, FixtureResource> {
  const { may = [], follows, timeoutSeconds = 5, reservedConcurrency, alias } = words;
  const allow = (actions: readonly string[], service: string, resource: unknown) =>
    actions.length === 0
      ? []
      : [{ Effect: 'Allow', Action: actions.map((action) => `${service}:${action}`), Resource: resource }];
  const statements = [
    ...allow(may, 'dynamodb', importValue('TableArn')),
    ...allow(follows ? readsStream : [], 'dynamodb', importValue('StreamArn')),
    ...allow(follows ? ['SendMessage'] : [], 'sqs', importValue('LostArn')),
  ];
  return {
    [`${name}Role`]: { Type: 'AWS::IAM::Role', Properties: {} },
    [`${name}Policy`]: {
      Type: 'AWS::IAM::Policy',
      Properties: { PolicyDocument: { Statement: statements }, Roles: [ref(`${name}Role`)] },
    },
    [name]: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        FunctionName: name,
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        Code: { S3Key: `${name}.zip` },
        Role: getAtt(`${name}Role`),
        Timeout: timeoutSeconds,
        Environment: { Variables: { GREETING: { 'Fn::Join': [' ', ['hello from', ref('AWS::Region')]] } } },
        ...(reservedConcurrency !== undefined && { ReservedConcurrentExecutions: reservedConcurrency }),
      },
    },
    ...(follows && { [`${name}Mapping`]: mapping(name, follows) }),
    ...(alias && aliasParts(name, alias)),
  };
}

const aliasParts = (name: string, Name: string): Record<string, FixtureResource> => ({
  [`${name}Version`]: { Type: 'AWS::Lambda::Version', Properties: { FunctionName: ref(name) } },
  [`${name}Alias`]: {
    Type: 'AWS::Lambda::Alias',
    Properties: { Name, FunctionName: ref(name), FunctionVersion: getAtt(`${name}Version`, 'Version') },
  },
});

function mapping(name: string, words: Properties): FixtureResource {
  return {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      FunctionName: ref(name),
      EventSourceArn: importValue('StreamArn'),
      StartingPosition: 'TRIM_HORIZON',
      BatchSize: 10,
      DestinationConfig: { OnFailure: { Destination: importValue('LostArn') } },
      ...words,
    },
  };
}

/** Route key → function. */
function apiParts(
  routes: Readonly<Record<string, string>>,
  calledAs: (name: string) => unknown,
  calledBy: (name: string) => string | undefined,
): Record<string, FixtureResource> {
  const ApiId = ref('Api');
  const parts: Record<string, FixtureResource> = {
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: {} },
    Stage: { Type: 'AWS::ApiGatewayV2::Stage', Properties: { ApiId, StageName: '$default' } },
  };
  for (const name of new Set(Object.values(routes))) {
    const IntegrationUri = calledAs(name);
    parts[`${name}Integration`] = {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: { ApiId, IntegrationType: 'AWS_PROXY', IntegrationUri, PayloadFormatVersion: '2.0' },
    };
    parts[`${name}Permission`] = {
      Type: 'AWS::Lambda::Permission',
      Properties: {
        FunctionName: IntegrationUri,
        Principal: 'apigateway.amazonaws.com',
        SourceArn: calledBy(name),
      },
    };
  }
  for (const [index, [RouteKey, name]] of Object.entries(routes).entries())
    parts[`Route${index}`] = {
      Type: 'AWS::ApiGatewayV2::Route',
      Properties: {
        ApiId,
        RouteKey,
        Target: { 'Fn::Join': ['/', ['integrations', ref(`${name}Integration`)]] },
      },
    };
  return parts;
}

const pageCode = `function handler(event) {
  if (event.request.uri === '/old') return { statusCode: 301, headers: { location: { value: '/new' } } };
  if (!event.request.uri.includes('.')) event.request.uri = '/index.html';
  return event.request;
}`;
const apiCode = `function handler(event) {
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return event.request;
}`;

function siteParts(): Record<string, FixtureResource> {
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

const toDeployed = (words: Properties): FixtureResource => ({
  Type: 'Custom::CDKBucketDeployment',
  Properties: { DestinationBucketName: ref('Site'), SourceObjectKeys: ['site.zip'], ...words },
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
