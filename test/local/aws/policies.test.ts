import { evaluate } from '@local/aws/iam/evaluate.ts';
import { Document } from '@local/aws/iam/policies.ts';
import { expect, test } from 'vitest';

const statements = (...parts: object[]) =>
  Document.parse({ Statement: parts.map((statement) => ({ Effect: 'Allow', ...statement })) }).Statement;

test('an action needs an allow and no deny', () => {
  const sms = statements(
    { Action: 'sns:Publish', Resource: '*' },
    { Effect: 'Deny', Action: 'sns:Publish', Resource: 'arn:aws:sns:*:*:*' },
  );
  expect(evaluate(sms, 'sns:Publish', '+61491570006')).toBe('allowed');
  expect(evaluate(sms, 'sns:Publish', 'arn:aws:sns:ap-southeast-2:1:topic')).toBe('explicitDeny');
  expect(evaluate(sms, 'sns:CreateTopic', '*')).toBe('implicitDeny');
});

test('wildcards match any text in any case', () => {
  const read = statements({ Action: 's3:Get*', Resource: 'arn:aws:s3:::media/?edia/*' });
  expect(evaluate(read, 's3:getobject', 'arn:aws:s3:::media/media/a/b')).toBe('allowed');
  expect(evaluate(read, 's3:GetObject', 'arn:aws:s3:::media/other/a')).toBe('implicitDeny');
});

test('a condition must be met, for all values or any', () => {
  const own = statements({
    Action: 'dynamodb:Query',
    Resource: '*',
    Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*'] } },
  });
  const decide = (...keys: string[]) =>
    evaluate(own, 'dynamodb:Query', 'x', { 'dynamodb:LeadingKeys': keys });
  expect(decide('USER#1', 'USER#2')).toBe('allowed');
  expect(decide('USER#1', 'ORDER#2')).toBe('implicitDeny');
});

test('an unknown condition is an error', () => {
  const odd = statements({ Action: '*', Resource: '*', Condition: { IpAddress: { 'aws:SourceIp': '::1' } } });
  expect(() => evaluate(odd, 'a:b', 'c')).toThrow('does not know the policy condition IpAddress');
});
