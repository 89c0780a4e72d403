import * as z from 'zod';
import type { ServiceRequest } from '#aws/serviceEmulator.ts';
import type { ServiceName } from '#aws/services.ts';
import type { RequiredAction } from './permissions.ts';
import { requiredByCognito } from './requiredByCognito.ts';
import { type DynamoPlace, requiredByDynamo } from './requiredByDynamo.ts';
import { requiredBySes, requiredBySns } from './requiredByMessages.ts';
import { requiredByS3 } from './requiredByS3.ts';

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
