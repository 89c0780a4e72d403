import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { readSecret } from '../services/secrets.ts';
import { settings } from '../settings.ts';

/**
 * Only requests that came through the distribution pass: it adds a secret header. Without it the viewer's address could
 * be invented and the firewall gone round (design, section 10).
 */
export function frontDoor(): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> {
  return {
    before: async ({ event }) => {
      if (!settings.ORIGIN_SECRET_ARN) return;
      const expected = await readSecret(settings.ORIGIN_SECRET_ARN);
      if (!equal(event.headers['x-origin-secret'] ?? '', expected)) throw new AppError('ACCESS.ORIGIN');
    },
  };
}

function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
