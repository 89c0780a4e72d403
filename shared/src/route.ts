import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Entrance } from './rules/entrance.ts';

/** What the id of a path names: its owner may use the route, and another's answers 404. */
export type Owned = 'person' | 'company' | 'photo' | 'order' | 'cart' | 'campaign';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

export interface RouteOptions<P extends string> extends Entrance {
  summary: string;
  owner?: Owned;
  /** Leaves no line of the audit log: an admin's call changes only the caller's own, or nothing. */
  audited?: false;
  params?: { [Name in PathNames<P>]: z.ZodType<string, string> };
  query?: z.ZodObject;
  body?: z.ZodType;
  /** `form` accepts multipart, urlencoded and JSON. */
  bodyKind?: 'json' | 'form' | 'raw';
  /** Body fields are accepted in the query too; the body wins. */
  bodyInQuery?: boolean;
  response: z.ZodType;
  /** Set for a response that is a file; `response` is then its text. */
  mediaType?: 'text/csv';
  errors?: readonly ErrorCode[];
  /** Answers 204 without a body; `response` is then null. */
  noContent?: true;
  /** `edge`: cached by URL for guests (docs/product-rules.md, "Freshness"). */
  cache?: 'edge';
  idempotent?: boolean;
  /** The body field that carries the idempotency key instead, where the change itself stores it. */
  keyField?: string;
  /** Repeating the call has no further effect; GETs and calls with a key are always retryable. */
  retry?: boolean;
  /** Open to an admin who must set up the second step of signing in first. */
  beforeSecondFactor?: true;
  /** Rejects cross-site requests: for GETs with effects and routes that read the cookie. */
  sameSite?: boolean;
}

export interface Route<P extends string = string, W extends RouteOptions<P> = RouteOptions<P>> {
  method: Method;
  path: P;
  options: W;
}

type Declare = <const P extends `/api/${string}`, const W extends RouteOptions<P>>(
  path: P,
  options: W & ([PathNames<P>] extends [never] ? object : { params: object }),
) => Route<P, W>;

const declare =
  (method: Method): Declare =>
  (path, options) => ({ method, path, options });

export const get = declare('GET');
export const post = declare('POST');
export const put = declare('PUT');
export const del = declare('DELETE');

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Option<R, K extends string> = R extends { options: { [key in K]: infer S } } ? S : undefined;

export type ParamsOf<R> =
  Option<R, 'params'> extends infer S
    ? S extends object
      ? { [N in keyof S]: Output<S[N]> }
      : undefined
    : never;
export type QueryOf<R> = Output<Option<R, 'query'>>;
export type BodyOf<R> = Output<Option<R, 'body'>>;
export type AnswerOf<R> = Input<Option<R, 'response'>>;
export type ResponseOf<R> = Output<Option<R, 'response'>>;
export type QueryInputOf<R> = Input<Option<R, 'query'>>;
export type BodyInputOf<R> = Input<Option<R, 'body'>>;
