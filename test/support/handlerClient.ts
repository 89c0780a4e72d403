import { randomUUID } from 'node:crypto';
import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { allRoutes, type GroupName } from '@bloomkin/shared/routes/table.ts';
import { buildPath, buildQuery } from '@bloomkin/web/http/requestUrl.ts';
import { resolveLoopbackNames } from '@local/aws/functions/loopbackNames.ts';
import { proxyEvent } from '@local/aws/gateway/proxyEvent.ts';
import * as z from 'zod';
import { callHandler, changeLimits, isConnected } from './inProcessFunctions.ts';

/** The input of a call, as it would go over the wire. */
export interface Call {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  /** An object goes as JSON, text and bytes as they are. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  token?: string | undefined;
  cookie?: string | undefined;
}

export interface HandlerResponse {
  status: number;
  /** The code of a failure. */
  code: string | undefined;
  text: string;
  cookies: readonly string[];
  headers: Readonly<Record<string, unknown>>;
}

const Answer = z.object({
  statusCode: z.int(),
  body: z.string().default(''),
  cookies: z.array(z.string()).default([]),
  headers: z.record(z.string(), z.unknown()).default({}),
});
/** Every failure has these. */
const Failure = z.object({ code: z.string(), message: z.string(), request_id: z.string() });

/** Generous: what is counted in windows has tests of its own. */
export const noLimits = {
  sendsPerAddressPerHour: 1_000_000,
  sendsPerNumberRangePerHour: 1_000_000,
  wrongAnswersPerAddressPerHour: 1_000_000,
  lookupsPerAddressPer10Minutes: 1_000_000,
  geocodesPerAddressPer10Minutes: 1_000_000,
  sendsOverallPerMinute: 1_000_000,
  wrongAnswersOverallPer10Minutes: 1_000_000,
  signInAnswerFloorMs: 0,
};

/** Leads the cloud code's own modules, loaded after this, to the cloud's services. */
export function connectModules(cloud: LocalCloud, limits?: object): void {
  if (isConnected(cloud)) {
    if (limits) changeLimits(JSON.stringify(limits));
    return;
  }
  resolveLoopbackNames();
  const { AWS_ENDPOINT_URL_DYNAMODB = '' } = cloud.operatorVariables;
  Object.assign(process.env, cloud.operatorVariables, {
    STRIPE_API_URL: new URL(AWS_ENDPOINT_URL_DYNAMODB).origin,
    SITE_URL: cloud.url,
    LIMITS: JSON.stringify(limits ?? noLimits),
  });
}

/** The address that the calls of a test come from. */
const viewerAddress = '203.0.113.7';

/** Calls the handlers themselves, in this process, by the events that the gateway builds: thousands in a minute. */
export class HandlerClient {
  private readonly originSecret: string;

  constructor(originSecret: string) {
    this.originSecret = originSecret;
  }

  async call(route: Route, call: Call): Promise<HandlerResponse> {
    const answered = Answer.parse(await callHandler(groupOf(route), this.eventOf(route, call)));
    const { statusCode, body, cookies, headers } = answered;
    const code = statusCode < 400 ? undefined : Failure.parse(JSON.parse(body)).code;
    return { status: statusCode, code, text: body, cookies, headers };
  }

  /** As the gateway sends it to the function. */
  eventOf(route: Route, { params = {}, query = {}, body, headers, token, cookie }: Call): object {
    const request = {
      method: route.method,
      path: buildPath(route.path, params),
      query: buildQuery(query),
      headers: {
        host: 'api',
        'x-origin-secret': this.originSecret,
        'x-viewer-address': viewerAddress,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { 'x-auth-token': token }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      body: toBytes(body),
      address: '198.51.100.1',
    };
    const key = `${route.method} ${route.path}`;
    const match = {
      route: { key, method: route.method, segments: [], functionArn: '' },
      parameters: { ...params },
    };
    return proxyEvent(request, match, {
      apiId: 'api',
      account: '000000000000',
      requestId: randomUUID(),
      now: new Date(),
    });
  }
}

function toBytes(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  if (typeof body === 'string') return Buffer.from(body);
  return Buffer.from(body === undefined ? '' : JSON.stringify(body));
}

function groupOf(route: Route): GroupName {
  const named = allRoutes.find((one) => one.route === route);
  if (!named) throw new Error(`${route.method} ${route.path} is not in the route table`);
  return named.group;
}
