import { AppError } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { compileSchema } from '#platform/table/compileSchema.ts';
import { compileEntities } from '#platform/table/entity.ts';
import type { Get } from '#platform/table/read.ts';
import { trackWrites } from '#platform/trackWrites.ts';
import { runAs } from './actor.ts';
import {
  type AccessToken,
  type Caller,
  checkAccess,
  fetchKeySet,
  type LoadCaller,
  verifyAccessToken,
} from './caller.ts';
import { idempotent, noIdempotency } from './idempotency.ts';
import { parseRequest } from './parse.ts';
import type { ApiRequest, Handler, Handlers, ParsedRequest, PrefetchingHandler } from './request.ts';
import { errorHandler, toGatewayResult, withEdgeCacheHeaders } from './response.ts';
import { fetchOriginSecret, verifyOriginSecret } from './verifyOriginSecret.ts';
import { warmUp } from './warmUp.ts';

type AnyHandler = Handler<Route> | PrefetchingHandler<Route>;

interface Endpoint {
  name: string;
  route: Route;
  handler: AnyHandler;
}

/** Reading a user that does not exist opens the connection to the table. */
const nobody: AccessToken = {
  userId: UserId.parse('nobody'),
  sessionId: SessionId.parse('nobody'),
  signedInAtSeconds: 0,
};

export async function groupHandler<Group extends Record<string, Route>, C extends Caller>(
  routes: Group,
  handlers: Handlers<Group, C>,
  loadCaller: LoadCaller<C>,
  ownSteps: readonly (() => Promise<unknown>)[] = [],
) {
  const compileInputs = async () => {
    for (const { options } of Object.values<Route>(routes))
      for (const schema of [options.query, options.body]) if (schema) compileSchema(schema);
  };
  const openConnection = () => loadCaller(nobody);
  const endpoints = new Map<string, Endpoint>(
    Object.entries<Route>(routes).map(([name, route]) => [
      `${route.method} ${route.path}`,
      { name, route, handler: handlers[name] as unknown as AnyHandler },
    ]),
  );
  await warmUp([fetchOriginSecret, fetchKeySet, openConnection, compileEntities, compileInputs, ...ownSteps]);
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(errorHandler((event) => endpoints.get(event.routeKey)?.route))
    .use(verifyOriginSecret())
    .handler((event) => trackWrites(() => respond(endpoints.get(event.routeKey), event, loadCaller)));
}

/** `none`: entered in the address bar; undefined: not a browser, or an old one. */
const allowedFetchSites = new Set<string | undefined>(['same-origin', 'none', undefined]);

async function respond(
  endpoint: Endpoint | undefined,
  event: APIGatewayProxyEventV2,
  loadCaller: LoadCaller<Caller>,
) {
  if (!endpoint) throw new AppError('NOT_FOUND');
  const { options } = endpoint.route;
  if (options.sameSite && !allowedFetchSites.has(event.headers['sec-fetch-site'])) {
    throw new AppError('ACCESS.CROSS_SITE');
  }
  const { caller, parsed, handle } = await authorize(endpoint, event, loadCaller);
  const request: ApiRequest<Route> = {
    ...parsed,
    ...readContext(event, caller),
    idempotency: noIdempotency,
  };
  const result = await runAs(caller && toActor(caller, request), () =>
    options.idempotent
      ? idempotent(endpoint.name, event, caller, (idempotency) => handle({ ...request, idempotency }))
      : handle(request),
  );
  const headers = { 'x-request-id': event.requestContext.requestId, 'cache-control': 'no-store' };
  if (options.noContent) return { statusCode: 204, headers };
  const response = toGatewayResult(result, headers);
  return options.cache === 'edge' && !caller ? withEdgeCacheHeaders(response) : response;
}

const toActor = (
  { id, name, role }: Caller,
  { viewerAddress: address, requestId, header }: ApiRequest<Route>,
) => ({
  ...{ id, name, role, address, requestId },
  userAgent: header('user-agent') ?? '',
});

interface AuthorizedRequest {
  caller: Caller | undefined;
  parsed: ParsedRequest<Route>;
  handle: Handler<Route>;
}

/** A 401 or 403 takes precedence over invalid fields. */
async function authorize(
  { route, handler }: Endpoint,
  event: APIGatewayProxyEventV2,
  loadCaller: LoadCaller<Caller>,
): Promise<AuthorizedRequest> {
  const token = event.headers['x-auth-token'];
  const accessToken = token ? await verifyAccessToken(token) : undefined;
  if ('prefetch' in handler) {
    const batch = handler.openBatch();
    const loading = accessToken && loadCaller(accessToken, batch.get);
    const prefetched = startPrefetch(handler, route, event, accessToken?.userId, batch.get);
    void prefetched.catch(() => undefined).finally(() => batch.send());
    const caller = await loading;
    checkAccess(route, caller);
    return { caller, ...(await prefetched) };
  }
  const caller = accessToken && (await loadCaller(accessToken));
  checkAccess(route, caller);
  return { caller, parsed: await parse(route, event), handle: handler as Handler<Route> };
}

function startPrefetch(
  handler: PrefetchingHandler<Route>,
  route: Route,
  event: APIGatewayProxyEventV2,
  userId: UserId | undefined,
  read: Get,
): Promise<Omit<AuthorizedRequest, 'caller'>> {
  return parse(route, event).then((parsed) => ({ parsed, handle: handler.prefetch(parsed, userId, read) }));
}

const parse = async (route: Route, event: APIGatewayProxyEventV2): Promise<ParsedRequest<Route>> => ({
  ...((await parseRequest(route, event)) as object as Omit<ParsedRequest<Route>, 'now'>),
  now: new Date(),
});

const readContext = (event: APIGatewayProxyEventV2, caller: Caller | undefined) => ({
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
