import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { readSecret } from '#platform/services/secrets.ts';
import { settings } from '#platform/settings.ts';

/** Otherwise requests could bypass the firewall and forge the viewer's address. */
export function verifyOriginSecret(): MiddlewareObj<
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2
> {
  return {
    before: async ({ event }) => {
      if (!settings.ORIGIN_SECRET_ARN) return;
      const accepted = await readOriginSecrets(settings.ORIGIN_SECRET_ARN);
      const actual = event.headers['x-origin-secret'] ?? '';
      if (!accepted.some((expected) => isEqual(actual, expected))) throw new AppError('ACCESS.ORIGIN');
    },
  };
}

/** During a rotation the edge still sends the previous value. */
const OriginSecret = z.object({ current: z.string().min(32), previous: z.string().min(32).optional() });

export async function fetchOriginSecret(): Promise<void> {
  if (settings.ORIGIN_SECRET_ARN) await readOriginSecrets(settings.ORIGIN_SECRET_ARN);
}

async function readOriginSecrets(arn: string): Promise<string[]> {
  const { current, previous } = OriginSecret.parse(JSON.parse(await readSecret(arn)));
  return previous === undefined ? [current] : [current, previous];
}

function isEqual(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
