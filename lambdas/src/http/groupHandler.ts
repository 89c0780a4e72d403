import { AppError } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { BatchRead } from '../table/batchRead.ts';
import { compileSchema } from '../table/compileSchema.ts';
import { compileEntities } from '../table/entity.ts';
import type { Get } from '../table/read.ts';
import { type AccessToken, fetchKeySet, verifyAccessToken } from './accessToken.ts';
import { runAs } from './actor.ts';
import { type Caller, checkAccess, type LoadCaller } from './caller.ts';
import { withEdgeCacheHeaders } from './edgeCacheHeaders.ts';
import { errorHandler } from './errorHandler.ts';
import { idempotent, noIdempotency } from './idempotency.ts';
import { parseRequest } from './parse.ts';
import { type Rehearsal, rehearse } from './rehearsal.ts';
import type { ApiRequest, Handler, Handlers, ParsedRequest, PrefetchingHandler } from './request.ts';
import { toGatewayResult } from './response.ts';
import { trackWrites } from './trackWrites.ts';
import { fetchOriginSecret, verifyOriginSecret } from './verifyOriginSecret.ts';
import { warmUp } from './warmUp.ts';

type AnyHandler = Handler<Route> | PrefetchingHandler<Route>;

interface Endpoint {
  name: string;
  route: Route;
  handler: AnyHandler;
}

/** Opens the connection to the table; every group may read this entity. */
const nobody: AccessToken = {
  userId: UserId.parse('nobody'),
  sessionId: SessionId.parse('nobody'),
  signedInAtSeconds: 0,
};

/** Runs the code of a first request for a user that does not exist. */
export type OwnStep = (nobody: UserId) => Promise<unknown>;

const isPrefetching = (handler: object): handler is PrefetchingHandler<Route> => 'prefetch' in handler;

/** Reads the caller in a batch, as prefetching endpoints do. */
async function loadTogether(batch: BatchRead, loadCaller: LoadCaller<Caller>): Promise<void> {
  const others = ['nobody-1', 'nobody-2'].map((id) => ({ ...nobody, userId: UserId.parse(id) }));
  const loading = Promise.allSettled(others.map((token) => loadCaller(token, batch.get)));
  batch.send();
  await loading;
}

interface StartOptions<Group extends Record<string, Route>, C extends Caller> {
  steps?: readonly OwnStep[];
  rehearsals?: readonly Rehearsal<Group[keyof Group], C>[];
}

/** How a token becomes a caller. */
interface Authentication {
  verify: (token: string) => Promise<AccessToken>;
  loadCaller: LoadCaller<Caller>;
}

export async function groupHandler<Group extends Record<string, Route>, C extends Caller>(
  routes: Group,
  handlers: Handlers<Group, C>,
  loadCaller: LoadCaller<C>,
  { steps: ownSteps = [], rehearsals = [] }: StartOptions<Group, C> = {},
) {
  const compileInputs = async () => {
    for (const { options } of Object.values<Route>(routes))
      for (const schema of [options.query, options.body]) if (schema) compileSchema(schema);
  };
  const ofCaller = () => loadCaller(nobody);
  const prefetching = Object.values<object>(handlers).find(isPrefetching);
  const ofCallers = async () => prefetching && loadTogether(prefetching.openBatch(), loadCaller);
  const endpoints = new Map<string, Endpoint>(
    Object.entries<Route>(routes).map(([name, route]) => [
      `${route.method} ${route.path}`,
      { name, route, handler: handlers[name] as unknown as AnyHandler },
    ]),
  );
  const answer = (event: APIGatewayProxyEventV2, authentication: Authentication) =>
    trackWrites(() => respond(endpoints.get(event.routeKey), event, authentication));
  const ofRehearsals = () =>
    rehearse(rehearsals, (event, loadAs) =>
      answer(event, { verify: async () => nobody, loadCaller: loadAs }),
    );
  const ownOfNobody = ownSteps.map((step) => () => step(nobody.userId));
  const steps = [fetchOriginSecret, fetchKeySet, ofCaller, ofCallers, compileEntities, compileInputs];
  await warmUp([...steps, ...ownOfNobody, ofRehearsals]);
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(errorHandler((event) => endpoints.get(event.routeKey)?.route))
    .use(verifyOriginSecret())
    .handler((event) => answer(event, { verify: verifyAccessToken, loadCaller }));
}

/** `none`: entered in the address bar; undefined: not a browser, or an old one. */
const allowedFetchSites = new Set<string | undefined>(['same-origin', 'none', undefined]);

async function respond(
  endpoint: Endpoint | undefined,
  event: APIGatewayProxyEventV2,
  authentication: Authentication,
) {
  if (!endpoint) throw new AppError('NOT_FOUND');
  const { options } = endpoint.route;
  if (options.sameSite && !allowedFetchSites.has(event.headers['sec-fetch-site'])) {
    throw new AppError('ACCESS.CROSS_SITE');
  }
  const { caller, parsed, handle } = await authorize(endpoint, event, authentication);
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
  { verify, loadCaller }: Authentication,
): Promise<AuthorizedRequest> {
  const token = event.headers['x-auth-token'];
  const accessToken = token ? await verify(token) : undefined;
  if ('prefetch' in handler) {
    const batch = handler.openBatch();
    const loading = accessToken && loadCaller(accessToken, batch.get);
    const prefetched = startPrefetch(handler, route, event, accessToken?.userId, batch.get);
    void prefetched.catch(() => undefined).finally(() => batch.send());
    const caller = await loading;
    checkAccess(route.options, caller);
    return { caller, ...(await prefetched) };
  }
  const caller = accessToken && (await loadCaller(accessToken));
  checkAccess(route.options, caller);
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
