import * as z from 'zod';
import type { StandInRequest } from '../../standIn.ts';
import type { WantedAction } from '../permissions.ts';
import type { ServiceName } from '../services.ts';
import { wantedByCognito } from './wantedByCognito.ts';
import { wantedByDynamo } from './wantedByDynamo.ts';
import { wantedBySes, wantedBySns } from './wantedByMessages.ts';
import { wantedByS3 } from './wantedByS3.ts';

export interface Place {
  region: string;
  account: string;
}

const Secret = z.object({ SecretId: z.string() });

/** What a call needs to be allowed, as the service would say it. */
export function wantedActions(
  service: ServiceName,
  { method, url, body, operation = '' }: StandInRequest,
  { region, account }: Place,
): WantedAction[] {
  const arnOf = (resource: string) => `arn:aws:${service}:${region}:${account}:${resource}`;
  switch (service) {
    case 'dynamodb':
      return wantedByDynamo(operation, body, arnOf);
    case 'cognito-idp':
      return url.pathname.endsWith('/jwks.json') ? [] : wantedByCognito(operation, body, arnOf);
    case 'secretsmanager': {
      const { SecretId } = Secret.parse(JSON.parse(body.toString()));
      return [{ action: `secretsmanager:${operation}`, resources: [SecretId] }];
    }
    case 'sns':
      return wantedBySns(operation, body);
    case 'ses':
      return wantedBySes(body, arnOf);
    case 'geo':
      return [wantedByLocation(url.pathname, arnOf)];
    case 's3':
      return wantedByS3(method, url.pathname);
  }
}

/** `/places/v0/indexes/{name}/search/text`. */
function wantedByLocation(path: string, arnOf: (resource: string) => string): WantedAction {
  const [, index = '', by = ''] = /\/indexes\/([^/]+)\/search\/(\w+)/.exec(path) ?? [];
  const name = `SearchPlaceIndexFor${by.charAt(0).toUpperCase()}${by.slice(1)}`;
  return { action: `geo:${name}`, resources: [arnOf(`place-index/${index}`)] };
}
