import { AppError } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Given, toResponse } from './answer.ts';
import { answerErrors } from './answerErrors.ts';
import { type Caller, checkAccess, readCaller } from './caller.ts';
import { frontDoor } from './frontDoor.ts';
import { answerOnce } from './idempotency.ts';
import { parseRequest } from './parse.ts';
import { asPublic } from './publicAnswer.ts';
import type { ApiRequest, Handlers } from './request.ts';

type AnyHandler = (request: ApiRequest<Route>) => Promise<Given<unknown>>;

interface Endpoint {
  name: string;
  route: Route;
  handle: AnyHandler;
}

/**
 * The Lambda entry of a group of routes: the one shell around all handlers. `readBeside` is what nearly every handler of
 * the group needs of a signed-in person: it is read in the same round trip as the person.
 */
export function groupHandler<Group extends Record<string, Route>, Beside = undefined>(
  routes: Group,
  handlers: Handlers<Group, Beside>,
  readBeside?: (id: UserId) => Promise<Beside>,
) {
  const endpoints = new Map<string, Endpoint>(
    Object.entries<Route>(routes).map(([name, route]) => [
      `${route.method} ${route.path}`,
      // The handler's own request type is narrower than what is put together below from the same route.
      { name, route, handle: handlers[name] as unknown as AnyHandler },
    ]),
  );
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(answerErrors((event) => endpoints.get(event.routeKey)?.route))
    .use(frontDoor())
    .handler((event) => respond(endpoints.get(event.routeKey), event, readBeside));
}

async function respond(
  endpoint: Endpoint | undefined,
  event: APIGatewayProxyEventV2,
  readBeside: ((id: UserId) => Promise<unknown>) | undefined,
) {
  if (!endpoint) throw new AppError('NOT_FOUND');
  const { route } = endpoint;
  if (route.words.sameSite && event.headers['sec-fetch-site'] === 'cross-site')
    throw new AppError('ACCESS.CROSS_SITE');
  let beside: Promise<unknown> = Promise.resolve(undefined);
  const caller = await readCaller(event.headers['x-auth-token'], (id) => {
    beside = readBeside?.(id) ?? beside;
    // A caller who does not pass never waits for it; one who does sees its failure.
    beside.catch(() => undefined);
  });
  checkAccess(route.words, caller);
  const request = { ...(await toRequest(route, event, caller)), beside: beside as Promise<undefined> };
  const answer = () => endpoint.handle(request);
  const given = route.words.idempotent
    ? await answerOnce(endpoint.name, event, caller, answer)
    : await answer();
  const response = toResponse(given, {
    'x-request-id': event.requestContext.requestId,
    'cache-control': 'no-store',
  });
  return route.words.cache === 'edge' && !caller
    ? asPublic(response, event.headers['if-none-match'])
    : response;
}

async function toRequest(
  route: Route,
  event: APIGatewayProxyEventV2,
  caller: Caller | undefined,
): Promise<Omit<ApiRequest<Route>, 'beside'>> {
  const parsed = await parseRequest(route, event);
  return {
    // The handler's types follow from the schemas these were parsed with.
    ...(parsed as object as Pick<ApiRequest<Route>, 'params' | 'query' | 'body' | 'files'>),
    caller,
    now: new Date(),
    requestId: event.requestContext.requestId,
    viewerAddress: event.headers['x-viewer-address'] ?? event.requestContext.http.sourceIp,
    header: (name) => event.headers[name],
    cookie: (name) => readCookie(event.cookies, name),
  };
}

function readCookie(cookies: string[] | undefined, name: string): string | undefined {
  const found = cookies?.find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
