import type { ServiceRequest } from '@local/kit/serviceEmulator.ts';
import * as z from 'zod';
import type { ServiceName } from '#services.ts';
import type { RequiredAction } from './permissions.ts';
import { type DynamoPlace, requiredByDynamo } from './requiredByDynamo.ts';

const Body = z.object({ UserPoolId: z.string().optional() });

/** Authorised by a client secret or a token, and unsigned by the SDK. */
const unsigned = new Set([
  'AssociateSoftwareToken',
  'ChangePassword',
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'ForgotPassword',
  'GetTokensFromRefreshToken',
  'GetUser',
  'GlobalSignOut',
  'InitiateAuth',
  'ResendConfirmationCode',
  'RespondToAuthChallenge',
  'RevokeToken',
  'SignUp',
  'VerifySoftwareToken',
]);

function requiredByCognito(
  operation: string,
  body: Buffer,
  arnOf: (resource: string) => string,
): RequiredAction[] {
  if (unsigned.has(operation)) return [];
  const { UserPoolId } = Body.parse(JSON.parse(body.toString()));
  const resource = UserPoolId ? arnOf(`userpool/${UserPoolId}`) : '*';
  return [{ action: `cognito-idp:${operation}`, resources: [resource] }];
}

export interface Place {
  region: string;
  account: string;
  partitionKey: DynamoPlace['partitionKey'];
}

const Secret = z.object({ SecretId: z.string() });

export function requiredActions(
  service: ServiceName,
  { method, url, body, operation = '' }: ServiceRequest,
  { region, account, partitionKey }: Place,
): RequiredAction[] {
  const toArn = (resource: string) => `arn:aws:${service}:${region}:${account}:${resource}`;
  switch (service) {
    case 'dynamodb':
      return requiredByDynamo(operation, body, { toArn, partitionKey });
    case 'cognito-idp':
      return url.pathname.endsWith('/jwks.json') ? [] : requiredByCognito(operation, body, toArn);
    case 'secretsmanager': {
      const { SecretId } = Secret.parse(JSON.parse(body.toString()));
      return [{ action: `secretsmanager:${operation}`, resources: [SecretId] }];
    }
    case 'sns':
      return requiredBySns(operation, body);
    case 'ses':
      return requiredBySes(body, toArn);
    case 'geo':
      return [requiredByLocation(url.pathname, toArn)];
    case 'geo-places':
      return [requiredByGeoPlaces(method, url, region)];
    case 's3':
      return requiredByS3(method, url.pathname);
  }
}

/** `/places/v0/indexes/{name}/search/text`, `…/{name}/places/{id}`. */
function requiredByLocation(path: string, arnOf: (resource: string) => string): RequiredAction {
  const placePath = /\/indexes\/([^/]+)\/places\//.exec(path)?.[1];
  if (placePath !== undefined)
    return { action: 'geo:GetPlace', resources: [arnOf(`place-index/${placePath}`)] };
  const [, index = '', by = ''] = /\/indexes\/([^/]+)\/search\/(\w+)/.exec(path) ?? [];
  const name = `SearchPlaceIndexFor${by.charAt(0).toUpperCase()}${by.slice(1)}`;
  return { action: `geo:${name}`, resources: [arnOf(`place-index/${index}`)] };
}

const geoPlacesActions: Readonly<Record<string, string>> = {
  'POST autocomplete': 'Autocomplete',
  'POST geocode': 'Geocode',
  'POST reverse-geocode': 'ReverseGeocode',
  'GET place': 'GetPlace',
};

/** `/v2/geocode`, `/v2/place/{id}`: the provider is the one resource, and no account's. */
function requiredByGeoPlaces(method: string, { pathname }: URL, region: string): RequiredAction {
  const name = geoPlacesActions[`${method} ${pathname.split('/')[2]}`];
  return {
    action: `geo-places:${name ?? pathname}`,
    resources: [`arn:aws:geo-places:${region}::provider/default`],
  };
}

/** Phones have no ARN: only `*` covers them. */
function requiredBySns(operation: string, body: Buffer): RequiredAction[] {
  const fields = new URLSearchParams(body.toString());
  const topic = fields.get('TopicArn') ?? fields.get('TargetArn');
  return [{ action: `sns:${operation}`, resources: [topic ?? fields.get('PhoneNumber') ?? '*'] }];
}

const Mail = z.object({ FromEmailAddress: z.string() });

/** The identity of the address or of its domain, and by whom it is sent. */
function requiredBySes(body: Buffer, arnOf: (resource: string) => string): RequiredAction[] {
  const { FromEmailAddress } = Mail.parse(JSON.parse(body.toString()));
  const address = /<([^>]+)>/.exec(FromEmailAddress)?.[1] ?? FromEmailAddress;
  const domain = address.slice(address.indexOf('@') + 1);
  const resources = [arnOf(`identity/${address}`), arnOf(`identity/${domain}`)];
  return [{ action: 'ses:SendEmail', resources, context: { 'ses:FromAddress': [address] } }];
}

const objectActions: Readonly<Record<string, string>> = {
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};

function requiredByS3(method: string, path: string): RequiredAction[] {
  const [bucket = '', ...key] = decodeURIComponent(path.slice(1)).split('/');
  const arn = `arn:aws:s3:::${bucket}`;
  if (key.join('/') === '') return [{ action: 's3:ListBucket', resources: [arn] }];
  return [{ action: objectActions[method] ?? `s3:${method}`, resources: [`${arn}/${key.join('/')}`] }];
}
