import { Permissions } from '@local/aws/iam/permissions.ts';
import { Document } from '@local/aws/iam/policies.ts';
import { requiredByDynamo } from '@local/aws/iam/requiredByDynamo.ts';
import { describe, expect, it } from 'vitest';

const place = {
  toArn: (resource: string) => `arn:aws:dynamodb:::${resource}`,
  partitionKey: (_: string, index?: string) => (index ? 'byDay' : 'pk'),
};
const calls = (operation: string, input: object) =>
  requiredByDynamo(operation, Buffer.from(JSON.stringify(input)), place);
const keysOf = (operation: string, input: object) =>
  calls(operation, input).map(({ action, context }) => [
    action.replace('dynamodb:', ''),
    context?.['dynamodb:LeadingKeys'],
  ]);
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'X' } });
const TableName = 'shop';

describe('the leading keys of a call', () => {
  it.each([
    ['GetItem', { TableName, Key: key('USER#1') }, ['USER#1']],
    ['PutItem', { TableName, Item: key('USER#1') }, ['USER#1']],
    [
      'Query',
      {
        TableName,
        KeyConditionExpression: '#s > :s AND #p = :p',
        ExpressionAttributeNames: { '#p': 'pk', '#s': 'sk' },
        ExpressionAttributeValues: { ':p': { S: 'USER#1' }, ':s': { S: 'A' } },
      },
      ['USER#1'],
    ],
    [
      'Query',
      {
        TableName,
        IndexName: 'days',
        KeyConditionExpression: 'byDay = :p',
        ExpressionAttributeValues: { ':p': { S: 'DAY#1' } },
      },
      ['DAY#1'],
    ],
    [
      'BatchGetItem',
      { RequestItems: { shop: { Keys: [key('USER#1'), key('USER#2'), key('USER#2')] } } },
      ['USER#1', 'USER#2'],
    ],
    [
      'BatchWriteItem',
      {
        RequestItems: {
          shop: [{ PutRequest: { Item: key('USER#1') } }, { DeleteRequest: { Key: key('ORDER#1') } }],
        },
      },
      ['USER#1', 'ORDER#1'],
    ],
    ['Scan', { TableName }, []],
  ])('%s', (operation, input, keys) => {
    expect(keysOf(operation, input)).toEqual([[operation, keys]]);
  });

  it('include those of each part of a transaction', () => {
    const TransactItems = [
      { Put: { TableName, Item: key('USER#1') } },
      { Update: { TableName, Key: key('ORDER#1') } },
    ];
    expect(keysOf('TransactWriteItems', { TransactItems })).toEqual([
      ['PutItem', ['USER#1']],
      ['UpdateItem', ['ORDER#1']],
    ]);
  });

  it('count for each call on its own', () => {
    const { Statement } = Document.parse({
      Statement: {
        Effect: 'Allow',
        Action: 'dynamodb:GetItem',
        Resource: '*',
        Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*'] } },
      },
    });
    const permissions = new Permissions(
      [
        {
          ...{ name: 'api', arn: '', region: '', roleName: 'role', dir: '', handler: '', environment: {} },
          ...{
            version: '$LATEST',
            timeoutMs: 1,
            memoryMb: 1,
            reservedConcurrency: undefined,
            logGroupName: '',
          },
        },
      ],
      new Map([['role', Statement]]),
    );
    const may = (pk: string) =>
      calls('GetItem', { TableName, Key: key(pk) }).every((call) => permissions.mayDo('api', call));
    expect(['USER#1', 'ORDER#1', 'USER#2', 'ORDER#1'].map(may)).toEqual([true, false, true, false]);
  });
});
