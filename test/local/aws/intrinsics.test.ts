import { resolve, type Scope } from '@local/aws/assembly/intrinsics.ts';
import { expect, test } from 'vitest';

const scope: Scope = {
  region: 'ap-southeast-2',
  ref: (name) => ({ Table: 'things', 'AWS::NoValue': undefined })[name],
  attribute: (id, attribute) => `${id}/${attribute}`,
  imported: (name) => `imported ${name}`,
  stackOutput: (stack, output) => `${output} of ${stack}`,
  mapped: (...keys) => keys.join('.'),
  condition: (name) => name === 'Holds',
};

const variable = (name: string) => `\${${name}}`;

test.each([
  ['Ref', { Ref: 'Table' }, 'things'],
  ['GetAtt', { 'Fn::GetAtt': ['Table', 'Arn'] }, 'Table/Arn'],
  ['GetAtt as text', { 'Fn::GetAtt': 'Table.Stream.Arn' }, 'Table/Stream.Arn'],
  ['Join', { 'Fn::Join': ['-', ['a', { Ref: 'Table' }]] }, 'a-things'],
  ['Split and Select', { 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
  [
    'Sub',
    { 'Fn::Sub': `${variable('Table')} ${variable('Table.Arn')} ${variable('!Literal')}` },
    `things Table/Arn ${variable('Literal')}`,
  ],
  [
    'Sub with values',
    { 'Fn::Sub': [`${variable('own')} ${variable('Table')}`, { own: { Ref: 'Table' } }] },
    'things things',
  ],
  ['If', { 'Fn::If': ['Holds', 'yes', 'no'] }, 'yes'],
  ['FindInMap', { 'Fn::FindInMap': ['a', { Ref: 'Table' }, 'c'] }, 'a.things.c'],
  ['ImportValue', { 'Fn::ImportValue': 'data:Arn' }, 'imported data:Arn'],
  ['GetStackOutput', { 'Fn::GetStackOutput': { StackName: 's', OutputName: 'o' } }, 'o of s'],
  ['Base64', { 'Fn::Base64': 'a' }, 'YQ=='],
  [
    'conditions',
    { 'Fn::And': [{ Condition: 'Holds' }, { 'Fn::Not': [{ 'Fn::Equals': ['a', 'b'] }] }] },
    true,
  ],
])('%s', (_, value, expected) => {
  expect(resolve(value, scope)).toEqual(expected);
});

test('AWS::NoValue removes its property', () => {
  const value = { kept: 1, left: { Ref: 'AWS::NoValue' }, list: ['a', { Ref: 'AWS::NoValue' }] };
  expect(resolve(value, scope)).toEqual({ kept: 1, list: ['a'] });
});

test('an unknown intrinsic function is an error', () => {
  expect(() => resolve({ 'Fn::Cidr': ['10.0.0.0/8', 1] }, scope)).toThrow('does not know Fn::Cidr');
});
