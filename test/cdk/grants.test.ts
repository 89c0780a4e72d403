import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type FunctionName, functionNames, functions } from '@bloomkin/cdk/functions.ts';
import { describe, expect, test } from 'vitest';
import { usedByCode } from './support/usedByCode.ts';

/** SDK call → the right it takes. Calls that a token or the client's secret decides take none. */
const rightOf: Readonly<Record<string, string | undefined>> = {
  Get: 'GetItem',
  BatchGet: 'BatchGetItem',
  TransactGet: 'GetItem',
  Query: 'Query',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  BatchWrite: 'BatchWriteItem',
  ConditionCheck: 'ConditionCheckItem',
  TransactWrite: undefined,
  GetSecretValue: undefined,
  GetTokensFromRefreshToken: undefined,
  RevokeToken: undefined,
  AssociateSoftwareToken: undefined,
  VerifySoftwareToken: undefined,
  AdminSetUserMFAPreference: 'AdminSetUserMFAPreference',
  SearchPlaceIndexForText: 'PLACES',
  SearchPlaceIndexForPosition: 'PLACES',
  Geocode: 'PLACES',
  ReverseGeocode: 'PLACES',
  GetPlace: 'suggestsPlaces',
  SearchPlaceIndexForSuggestions: 'suggestsPlaces',
  Autocomplete: 'suggestsPlaces',
  SendEmail: 'mail',
  Publish: 'sms',
  GetObject: 'GetObject',
  PutObject: 'PutObject',
  DeleteObject: 'DeleteObject',
  AdminInitiateAuth: 'AdminInitiateAuth',
  AdminRespondToAuthChallenge: 'AdminRespondToAuthChallenge',
  AdminCreateUser: 'AdminCreateUser',
  AdminSetUserPassword: 'AdminSetUserPassword',
  AdminUserGlobalSignOut: 'AdminUserGlobalSignOut',
  AdminDeleteUser: 'AdminDeleteUser',
  ListObjectsV2: 'ListBucket',
};

/** Given by Lambda itself, or read by the code with a value of its own when they are not given. */
const ownValue = new Set([
  'AWS_REGION',
  'AWS_LAMBDA_INITIALIZATION_TYPE',
  'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  'STRIPE_API_URL',
  'ABN_LOOKUP_URL',
  'CLIENT_TIMEOUT_FACTOR',
  'SECRET_MAX_AGE_SECONDS',
  'PUSH_SERVICE_URL',
  'AGENT_LOCAL_PROFILES',
  'STAGE',
]);

function grantedTo(name: FunctionName): Set<string> {
  const needs = functions[name];
  return new Set<string>([
    ...(needs.table ?? []),
    ...(needs.pool ?? []),
    ...(needs.catalogue ?? []),
    ...(needs.media ?? []),
    ...(needs.withdrawals ?? []),
    ...(needs.mail ? ['mail'] : []),
    ...(needs.sms ? ['sms'] : []),
    ...(needs.suggestsPlaces ? ['suggestsPlaces'] : []),
    ...needs.settings.filter((name) => name === 'PLACES'),
  ]);
}

const code = await usedByCode();

describe.each([...code])('%s', (name, used) => {
  test('calls nothing whose right is unknown here', () => {
    expect([...used.commands].filter((command) => !(command in rightOf))).toEqual([]);
  });

  test('holds every right its code uses, and no other', () => {
    const rights = new Set([...used.commands].flatMap((command) => rightOf[command] ?? []));
    expect([...grantedTo(name)].sort()).toEqual([...rights].sort());
  });

  test('reads exactly the indexes that its code queries', () => {
    expect([...(functions[name].indexes ?? [])].sort()).toEqual([...used.indexes].sort());
  });

  test('reaches the rows of its entities alone, where its rows are named', () => {
    const { rows } = functions[name];
    if (rows) expect([...rows].sort()).toEqual([...used.rows].sort());
  });

  test('gets exactly the settings that its code reads', () => {
    const read = new Set([...used.settings].filter((setting) => !ownValue.has(setting)));
    // A bundle that several share speaks to the table as soon as it is loaded.
    read.add('TABLE_NAME');
    expect([...functions[name].settings].sort()).toEqual([...read].sort());
  });
});

test('every function has a source', () => {
  const root = join(import.meta.dirname, '../../lambdas/src');
  expect(functionNames.filter((name) => !existsSync(join(root, functions[name].source)))).toEqual([]);
});
