import { nestFields } from '@bloomkin/lambdas/platform/http/nestedFields.ts';
import type { ServiceRequest } from '#aws/serviceEmulator.ts';
import { readJson } from '#emulators/readJson.ts';
import { invalidParameter } from './stripeFault.ts';

type Input = Readonly<Record<string, unknown>>;

/** From the query, a bracketed form, or the v2 API's JSON. */
export function readInput({ method, url, headers, body }: ServiceRequest): Input {
  if (method === 'GET') return parseNested(url.searchParams);
  if (body.length === 0) return {};
  if (!headers['content-type']?.startsWith('application/json'))
    return parseNested(new URLSearchParams(body.toString('utf8')));
  const json = readJson(body);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw invalidParameter('Invalid JSON', 'body');
  return { ...json };
}

function parseNested(fields: URLSearchParams): Input {
  const input = nestFields(fields);
  if (!input) throw invalidParameter('Invalid form', 'body');
  return input;
}
