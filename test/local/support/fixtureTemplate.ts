import { type FixtureResource, getAtt, importValue, type Properties, ref } from './fixtureResource.ts';
import { siteParts } from './siteParts.ts';

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
  /** The expression of a schedule that invokes it. */
  schedule?: string;
  /** Overrides of the event source mapping; without it the function follows no stream. */
  follows?: Properties;
}

export type FixtureFunctions = Readonly<Record<string, FixtureFunction>>;

const readsStream = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];

/** The second stack of the fixture: functions, the API, the distribution. The first holds the data. */
export function fixtureTemplate(functions: FixtureFunctions, routes: Readonly<Record<string, string>>) {
  const parts = Object.entries(functions).map(([name, options]) => functionParts(name, options));
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

function functionParts(name: string, options: FixtureFunction): Record<string, FixtureResource> {
  const { may = [], follows, schedule, timeoutSeconds = 5, reservedConcurrency, alias } = options;
  const allow = (actions: readonly string[], service: string, resource: unknown) =>
    actions.length === 0
      ? []
      : [{ Effect: 'Allow', Action: actions.map((action) => `${service}:${action}`), Resource: resource }];
  const statements = [
    ...allow(may, 'dynamodb', importValue('TableArn')),
    ...allow(follows ? readsStream : [], 'dynamodb', importValue('StreamArn')),
    ...allow(follows ? ['SendMessage'] : [], 'sqs', importValue('LostArn')),
    ...allow(schedule ? ['InvokeFunction'] : [], 'lambda', getAtt(name)),
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
    ...(schedule && {
      [`${name}Schedule`]: {
        Type: 'AWS::Scheduler::Schedule',
        Properties: {
          ScheduleExpression: schedule,
          Target: {
            Arn: getAtt(name),
            RoleArn: getAtt(`${name}Role`),
            Input: '{"time":"<aws.scheduler.scheduled-time>"}',
          },
        },
      },
    }),
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

function mapping(name: string, properties: Properties): FixtureResource {
  return {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      FunctionName: ref(name),
      EventSourceArn: importValue('StreamArn'),
      StartingPosition: 'TRIM_HORIZON',
      BatchSize: 10,
      DestinationConfig: { OnFailure: { Destination: importValue('LostArn') } },
      ...properties,
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
