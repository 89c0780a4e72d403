import { createHash } from 'node:crypto';

export interface Named {
  /** From the template, or derived from the stack's name and the logical id. */
  name: string;
  stackName: string;
  region: string;
  account: string;
  /** Names the function that a version or an alias belongs to. */
  functionName?: string | undefined;
}

type DescribeResource = (resource: Named) => string;

interface ResourceType {
  named?: string;
  /** Defaults to the name. */
  ref?: DescribeResource;
  attributes?: Readonly<Record<string, DescribeResource>>;
}

const hash = (text: string, length: number) => {
  const bytes = createHash('sha256').update(text).digest();
  return Array.from({ length }, (_, i) => ((bytes[i] ?? 0) % 36).toString(36)).join('');
};
const id =
  (length: number): DescribeResource =>
  ({ name }) =>
    hash(name, length);
const arn =
  (service: string, resource: DescribeResource): DescribeResource =>
  (named) =>
    `arn:aws:${service}:${named.region}:${named.account}:${resource(named)}`;
const globalArn =
  (service: string, resource: DescribeResource): DescribeResource =>
  (named) =>
    `arn:aws:${service}::${named.account}:${resource(named)}`;

const table: ResourceType = {
  named: 'TableName',
  attributes: {
    Arn: arn('dynamodb', ({ name }) => `table/${name}`),
    StreamArn: arn('dynamodb', ({ name }) => `table/${name}/stream/local`),
  },
};
const poolId: DescribeResource = ({ name, region }) => `${region}_${hash(name, 9)}`;
const poolHost: DescribeResource = (pool) => `cognito-idp.${pool.region}.amazonaws.com/${poolId(pool)}`;
const bucketName: DescribeResource = ({ name }) => name.toLowerCase();
const secretArn = arn('secretsmanager', ({ name }) => `secret:${name}-${hash(name, 6)}`);
/** The client secret that the emulated pool expects. */
export const toClientSecret: DescribeResource = ({ name }) => hash(`${name} secret`, 52);
const topicArn = arn('sns', ({ name }) => name);
const distributionId: DescribeResource = ({ name }) => `E${hash(name, 13).toUpperCase()}`;

/** CloudFormation's naming of the emulated resource types. */
export const resourceTypes: Readonly<Record<string, ResourceType>> = {
  'AWS::DynamoDB::Table': table,
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::Lambda::Function': {
    named: 'FunctionName',
    attributes: { Arn: arn('lambda', ({ name }) => `function:${name}`) },
  },
  'AWS::Lambda::Version': {
    ref: arn('lambda', ({ functionName }) => `function:${functionName}:1`),
    attributes: { Version: () => '1' },
  },
  'AWS::Lambda::Alias': {
    named: 'Name',
    ref: arn('lambda', ({ name, functionName }) => `function:${functionName}:${name}`),
  },
  'AWS::IAM::Role': {
    named: 'RoleName',
    attributes: { Arn: globalArn('iam', ({ name }) => `role/${name}`) },
  },
  'AWS::Cognito::UserPool': {
    ref: poolId,
    attributes: {
      Arn: arn('cognito-idp', (pool) => `userpool/${poolId(pool)}`),
      ProviderName: poolHost,
      ProviderURL: (pool) => `https://${poolHost(pool)}`,
      UserPoolId: poolId,
    },
  },
  'AWS::Cognito::UserPoolClient': {
    ref: id(26),
    attributes: { ClientId: id(26), ClientSecret: toClientSecret },
  },
  'AWS::S3::Bucket': {
    named: 'BucketName',
    ref: bucketName,
    attributes: {
      Arn: (bucket) => `arn:aws:s3:::${bucketName(bucket)}`,
      DomainName: (bucket) => `${bucketName(bucket)}.s3.amazonaws.com`,
      RegionalDomainName: (bucket) => `${bucketName(bucket)}.s3.${bucket.region}.amazonaws.com`,
    },
  },
  'AWS::SQS::Queue': {
    named: 'QueueName',
    ref: ({ name, region, account }) => `https://sqs.${region}.amazonaws.com/${account}/${name}`,
    attributes: { Arn: arn('sqs', ({ name }) => name), QueueName: ({ name }) => name },
  },
  'AWS::SecretsManager::Secret': { named: 'Name', ref: secretArn },
  'AWS::SSM::Parameter': { named: 'Name' },
  'AWS::SNS::Topic': { named: 'TopicName', ref: topicArn, attributes: { TopicArn: topicArn } },
  'AWS::CloudWatch::Alarm': {
    named: 'AlarmName',
    attributes: { Arn: arn('cloudwatch', ({ name }) => `alarm:${name}`) },
  },
  'AWS::Location::PlaceIndex': {
    named: 'IndexName',
    attributes: {
      Arn: arn('geo', ({ name }) => `place-index/${name}`),
      IndexArn: arn('geo', ({ name }) => `place-index/${name}`),
    },
  },
  'AWS::Logs::LogGroup': {
    named: 'LogGroupName',
    attributes: { Arn: arn('logs', ({ name }) => `log-group:${name}:*`) },
  },
  'AWS::Scheduler::Schedule': {
    named: 'Name',
    attributes: { Arn: arn('scheduler', ({ name }) => `schedule/default/${name}`) },
  },
  'AWS::ApiGatewayV2::Api': {
    ref: id(10),
    attributes: {
      ApiId: id(10),
      ApiEndpoint: (api) => `https://${id(10)(api)}.execute-api.${api.region}.amazonaws.com`,
    },
  },
  'AWS::CloudFront::Distribution': {
    ref: distributionId,
    attributes: { Id: distributionId, DomainName: (named) => `d${id(13)(named)}.cloudfront.net` },
  },
  'AWS::CloudFront::Function': {
    named: 'Name',
    attributes: { FunctionARN: globalArn('cloudfront', ({ name }) => `function/${name}`) },
  },
};
