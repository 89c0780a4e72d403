import { AppError } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { verifyAccessToken } from './accessToken.ts';
import { toResponse } from './answer.ts';
import { answerErrors } from './answerErrors.ts';
import { type Caller, callerOf, checkAccess } from './caller.ts';
import { followWrites } from './followWrites.ts';
import { frontDoor } from './frontDoor.ts';
import { answerOnce, noIdempotency } from './idempotency.ts';
import { parseRequest } from './parse.ts';
import { asPublic } from './publicAnswer.ts';
import type { ApiRequest, Asked, EarlyHandler, Handler, Handlers } from './request.ts';

type AnyHandler = Handler<Route> | EarlyHandler<Route>;

interface Endpoint {
  name: string;
  route: Route;
  handle: AnyHandler;
}

/** The Lambda entry of a group of routes: the one shell around all handlers. */
export function groupHandler<Group extends Record<string, Route>>(routes: Group, handlers: Handlers<Group>) {
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
    .handler((event) => followWrites(() => respond(endpoints.get(event.routeKey), event)));
}

/** `none`: the address bar; absent: a script, or a browser that does not send it. A sibling domain is `same-site`. */
const ownSite = new Set<string | undefined>(['same-origin', 'none', undefined]);

async function respond(endpoint: Endpoint | undefined, event: APIGatewayProxyEventV2) {
  if (!endpoint) throw new AppError('NOT_FOUND');
  const { route } = endpoint;
  if (route.options.sameSite && !ownSite.has(event.headers['sec-fetch-site'])) {
    throw new AppError('ACCESS.CROSS_SITE');
  }
  const { caller, asked, handle } = await receive(endpoint, event);
  const request: ApiRequest<Route> = {
    ...asked,
    ...circumstances(event, caller),
    idempotency: noIdempotency,
  };
  const given = route.options.idempotent
    ? await answerOnce(endpoint.name, event, caller, (idempotency) => handle({ ...request, idempotency }))
    : await handle(request);
  const response = toResponse(given, {
    'x-request-id': event.requestContext.requestId,
    'cache-control': 'no-store',
  });
  return route.options.cache === 'edge' && !caller ? asPublic(response) : response;
}

interface Received {
  caller: Caller | undefined;
  asked: Asked<Route>;
  handle: Handler<Route>;
}

/** Who calls and what is asked. What is wrong with the caller comes before what is wrong with the fields. */
async function receive({ route, handle }: Endpoint, event: APIGatewayProxyEventV2): Promise<Received> {
  const token = event.headers['x-auth-token'];
  const accessToken = token ? await verifyAccessToken(token) : undefined;
  const begun = 'begin' in handle ? begin(handle, route, event, accessToken?.userId) : undefined;
  const caller = accessToken && (await callerOf(accessToken));
  checkAccess(route.options, caller);
  if (begun) return { caller, ...(await begun) };
  return { caller, asked: await ask(route, event), handle: handle as Handler<Route> };
}

/** Starts what is read beside the caller. */
function begin(
  early: EarlyHandler<Route>,
  route: Route,
  event: APIGatewayProxyEventV2,
  userId: UserId | undefined,
): Promise<Omit<Received, 'caller'>> {
  const begun = ask(route, event).then((asked) => ({ asked, handle: early.begin(asked, userId) }));
  // Fields that are wrong are said once the caller may know.
  begun.catch(() => undefined);
  return begun;
}

/** The handler's types follow from the schemas these were parsed with. */
const ask = async (route: Route, event: APIGatewayProxyEventV2): Promise<Asked<Route>> => ({
  ...((await parseRequest(route, event)) as object as Omit<Asked<Route>, 'now'>),
  now: new Date(),
});

const circumstances = (event: APIGatewayProxyEventV2, caller: Caller | undefined) => ({
  caller,
  requestId: event.requestContext.requestId,
  viewerAddress: event.headers['x-viewer-address'] ?? event.requestContext.http.sourceIp,
  header: (name: string) => event.headers[name],
  cookie: (name: string) => readCookie(event.cookies, name),
});

function readCookie(cookies: string[] | undefined, name: string): string | undefined {
  const found = cookies?.find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
