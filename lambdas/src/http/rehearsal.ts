import type { Route } from '@bloomkin/shared/route.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { rehearseRead } from '../table/rehearse.ts';
import type { Caller, LoadCaller } from './caller.ts';

/** A call that must not write. */
export interface Rehearsal<R extends Route, C extends Caller> {
  route: R;
  loadCaller: LoadCaller<C>;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: object;
}

/** V8 compiles code on its first run and optimises it over the next ones. */
const runs = 6;

/**
 * Answers calls during the start, below the middleware that checks the origin and writes a request's log line. A row
 * that does not exist may be a 404.
 */
export async function rehearse<C extends Caller>(
  rehearsals: readonly Rehearsal<Route, C>[],
  answer: (event: APIGatewayProxyEventV2, loadCaller: LoadCaller<C>) => Promise<unknown>,
): Promise<void> {
  for (let run = 0; run < runs; run++) {
    await rehearseRead();
    for (const rehearsal of rehearsals)
      await Promise.allSettled([answer(toEvent(rehearsal), rehearsal.loadCaller)]);
  }
}

function toEvent<C extends Caller>({
  route,
  params,
  query,
  headers,
  body,
}: Rehearsal<Route, C>): APIGatewayProxyEventV2 {
  const { method, path } = route;
  const routeKey = `${method} ${path}`;
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: '',
    headers: { 'x-auth-token': 'rehearsal', 'content-type': 'application/json', ...headers },
    ...(params && { pathParameters: { ...params } }),
    ...(query && { queryStringParameters: { ...query } }),
    requestContext: {
      ...{ accountId: '', apiId: '', domainName: '', domainPrefix: '', stage: '', time: '', timeEpoch: 0 },
      ...{ routeKey, requestId: 'rehearsal' },
      http: { method, path, protocol: '', sourceIp: '', userAgent: '' },
    },
    ...(body && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
  };
}
