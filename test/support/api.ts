import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import type { BodyInputOf, ParamsOf, QueryInputOf, ResponseOf, Route } from '@bloomkin/shared/route.ts';
import { buildPath, buildQuery } from '@bloomkin/web/http/requestUrl.ts';
import { ulid } from 'ulid';
import type * as z from 'zod';
import { noteSecret } from './logLeaks.ts';

/** The input of a call: only what its route declares. */
export type CallInput<R> = (ParamsOf<R> extends undefined
  ? object
  : { params: { [Name in keyof ParamsOf<R>]: string } }) &
  (QueryInputOf<R> extends undefined ? object : { query?: QueryInputOf<R> }) &
  (BodyInputOf<R> extends undefined ? object : { body?: BodyInputOf<R> });

/** The body of a failed call (docs/product-rules.md, "Conventions"). */
export interface Failure {
  message: string;
  code: string;
  errors?: { path: string; message: string }[];
  request_id: string;
  [more: string]: unknown;
}

export interface Answered<T> {
  status: number;
  headers: Headers;
  /** The answer of a good call, parsed by its route's response schema. */
  data: T;
  /** The body of a failed one. */
  failure: Failure;
}

interface HttpCall {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export type Exchange = (url: URL, call: HttpCall) => Promise<Response>;

interface CallOptions {
  headers?: Record<string, string>;
}

/** Headers that bypass cached catalogue responses, which may be seconds old. */
export const newestCatalogue = () => ({ 'x-catalogue-version': ulid() });

/** Calls routes by their declarations and holds one person's token and cookie. */
export class Api {
  readonly url: string;
  /** Undefined where the cloud is another process. */
  readonly cloud: LocalCloud | undefined;
  token: string | undefined;
  cookie: string | undefined;
  /** By which the person is known on this browser. */
  device: string | undefined;

  private readonly exchange: Exchange;

  constructor(url: string, cloud?: LocalCloud, exchange: Exchange = (at, call) => fetch(at, call)) {
    this.url = url;
    this.cloud = cloud;
    this.exchange = exchange;
  }

  /** Overridden where another version of the shop replies. */
  protected parse(schema: z.ZodType, read: unknown): unknown {
    return schema.parse(read);
  }

  private get cookies(): string {
    return [this.cookie, this.device].filter((cookie) => cookie !== undefined).join('; ');
  }

  /** The call as it is, for tests of failures. */
  async send<R extends Route>(
    route: R,
    input: CallInput<R>,
    options: CallOptions = {},
  ): Promise<Answered<ResponseOf<R>>> {
    const { params, query, body } = input as { params?: object; query?: object; body?: object };
    const response = await this.exchange(
      new URL(`${buildPath(route.path, params)}?${buildQuery({ ...query })}`, this.url),
      {
        method: route.method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(this.token && { 'x-auth-token': this.token }),
          ...(this.cookies && { cookie: this.cookies }),
          ...options.headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      },
    );
    this.keepCookies(response.headers.getSetCookie());
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const isEmpty = response.status === 204;
    const read: unknown = isEmpty ? null : await (isJson ? response.json() : response.text());
    noteSecrets(read);
    const data = response.ok ? this.parse(route.options.response, read) : undefined;
    return {
      status: response.status,
      headers: response.headers,
      data: data as ResponseOf<R>,
      failure: read as Failure,
    };
  }

  keepCookies(lines: readonly string[]): void {
    const find = (name: string) => lines.find((line) => line.startsWith(`${name}=`))?.split(';')[0];
    this.cookie = find('__Host-refresh') ?? this.cookie;
    this.device = find('__Host-device') ?? this.device;
    for (const secret of [this.cookie, this.device]) noteSecret(secret);
  }

  /** The answer of a call that must succeed. */
  async call<R extends Route>(
    route: R,
    input: CallInput<R>,
    options: CallOptions = {},
  ): Promise<ResponseOf<R>> {
    const answered = await this.send(route, input, options);
    if (answered.status !== 200 && answered.status !== 204)
      throw new Error(
        `${route.method} ${route.path} answered ${answered.status}: ${JSON.stringify(answered.failure)}`,
      );
    return answered.data;
  }
}

/** Values of the answer must not be in any log line (localCloud.ts and securityFixture.ts check). */
function noteSecrets(read: unknown): void {
  const { cart_hash, api_token } = Object(Object(read).data);
  for (const secret of [cart_hash, api_token]) noteSecret(secret);
}
