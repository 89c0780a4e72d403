import { randomUUID } from 'node:crypto';
import type { FaultInjector } from '@local/kit/faultInjector.ts';
import * as z from 'zod';
import type { Clock } from '#clock.ts';
import { FunctionError, ThrottledError } from '#functions/functionError.ts';
import type { Functions } from '#functions/functions.ts';
import type { HttpRequest, HttpResponse } from '#http/exchange.ts';
import { matchRoute } from './matchRoute.ts';
import { proxyEvent } from './proxyEvent.ts';
import type { GatewayApi } from './routes.ts';

const HeaderValue = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const Structured = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), HeaderValue).nullish(),
  cookies: z.array(z.string()).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().default(false),
});

/** Undefined for an invalid response, which is a 500. */
function proxyAnswer(result: unknown): HttpResponse | undefined {
  if (typeof result !== 'object' || result === null || !('statusCode' in result))
    return inferResponse(result);
  const parsed = Structured.safeParse(result);
  if (!parsed.success) return undefined;
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const named = Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return {
    status: statusCode,
    headers: {
      ...(body && { 'content-type': 'text/plain;charset=UTF-8' }),
      ...named,
      ...(cookies?.length && { 'set-cookie': cookies }),
    },
    body: isBase64Encoded ? Buffer.from(body ?? '', 'base64') : (body ?? ''),
  };
}

/** Format 2.0: without a status code the result is the body of a 200. */
function inferResponse(result: unknown): HttpResponse {
  const body = typeof result === 'string' ? result : JSON.stringify(result ?? null);
  return { status: 200, headers: { 'content-type': 'application/json' }, body };
}

const maxRequestBytes = 10 * 1024 * 1024;
const maxPayloadBytes = 6 * 1024 * 1024;
const integrationTimeoutMs = 30_000;

const refusal = (status: number, message: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message }),
});
const tooLarge = refusal(413, 'Request Entity Too Large');
const failed = refusal(500, 'Internal Server Error');
const unavailable = refusal(503, 'Service Unavailable');
const throttled = refusal(429, 'Too Many Requests');

export interface GatewayParts {
  functions: Functions;
  faults: FaultInjector<string>;
  clock: Clock;
}

export class Gateway {
  private readonly api: GatewayApi;
  private readonly functions: Functions;
  private readonly faults: FaultInjector<string>;
  private readonly clock: Clock;
  private failures = 0;

  constructor(api: GatewayApi, { functions, faults, clock }: GatewayParts) {
    this.api = api;
    this.functions = functions;
    this.faults = faults;
    this.clock = clock;
  }

  async handle(request: HttpRequest): Promise<HttpResponse> {
    const match = matchRoute(this.api.routes, request.method, request.path);
    if (!match) return refusal(404, 'Not Found');
    if (request.body.length > maxRequestBytes) return tooLarge;
    const requestId = randomUUID();
    const context = { apiId: this.api.id, account: this.api.account, requestId, now: this.clock.now() };
    const event = proxyEvent(request, match, context);
    if ((event.body?.length ?? 0) > maxPayloadBytes) return tooLarge;
    const fault = await this.faults.match('api');
    if (fault === 'throttle') return throttled;
    const answer = fault
      ? await this.fail(match.route.functionArn, event)
      : await this.call(match.route.functionArn, event);
    return { ...answer, headers: { ...answer.headers, 'apigw-requestid': requestId } };
  }

  /** Every second failing call reaches its function and loses only the response. */
  private async fail(functionArn: string, event: object): Promise<HttpResponse> {
    this.failures += 1;
    if (this.failures % 2 === 0) await this.call(functionArn, event);
    return unavailable;
  }

  private async call(functionArn: string, event: object): Promise<HttpResponse> {
    const timeout = Promise.withResolvers<HttpResponse>();
    const timer = setTimeout(timeout.resolve, integrationTimeoutMs, unavailable);
    try {
      const answered = this.functions
        .invoke(functionArn, event)
        .then((result) => proxyAnswer(result) ?? failed);
      return await Promise.race([answered, timeout.promise]);
    } catch (error) {
      if (error instanceof FunctionError) return failed;
      if (error instanceof ThrottledError) return unavailable;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
