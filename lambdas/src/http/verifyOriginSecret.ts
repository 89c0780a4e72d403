import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { readSecret } from '../services/secrets.ts';
import { settings } from '../settings.ts';

/** Otherwise a request could bypass the firewall and forge the viewer's address. */
export function verifyOriginSecret(): MiddlewareObj<
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2
> {
  return {
    before: async ({ event }) => {
      if (!settings.ORIGIN_SECRET_ARN) return;
      const expected = await readSecret(settings.ORIGIN_SECRET_ARN);
      if (!isEqual(event.headers['x-origin-secret'] ?? '', expected)) throw new AppError('ACCESS.ORIGIN');
    },
  };
}

function isEqual(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
