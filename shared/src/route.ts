import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import type { ManagerRight } from './schemas/user.ts';

/**
 * Who may call a route. `public`: guests too. `authenticated`: any signed-in person. `customer`: signed in and neither vendor nor
 * admin. `buyer`: a buyer or an admin. `vendor`: a vendor or an admin; the handler checks that the company is the
 * caller's own. `provider`: the payment provider, known by its signature.
 */
export type Access = 'public' | 'authenticated' | 'customer' | 'buyer' | 'vendor' | 'admin' | 'provider';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The names between braces in a path: `/api/company/{id}` gives `id`. */
export type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

export interface RouteOptions<P extends string> {
  summary: string;
  access: Access;
  /** Gives managers with this right a vendor's access; without it a `vendor` route is for the owner alone. */
  right?: ManagerRight;
  /** One schema for each name in the path. */
  params?: { [Name in PathNames<P>]: z.ZodType<string, string> };
  query?: z.ZodObject;
  /** The body's fields, and how they may come: `form` takes multipart, urlencoded and JSON alike. */
  body?: z.ZodType;
  bodyKind?: 'json' | 'form' | 'raw';
  /** The body's fields may come in the query as well; the body wins. */
  bodyInQuery?: boolean;
  response: z.ZodType;
  errors?: readonly ErrorCode[];
  /** `edge`: public, cached by URL at the edge for some seconds. */
  cache?: 'edge';
  /** Accepts an Idempotency-Key: the same key and body give the first answer again. */
  idempotent?: boolean;
  /** The field of the body that carries the idempotency key instead, where the change itself remembers it. */
  keyField?: string;
  /** A client may send it again when there is no response: a repeat changes nothing more. GETs and calls with a key always may. */
  retry?: boolean;
  /** A GET that changes something, or a call that reads the cookie: refused when the page of another origin triggers it. */
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
/** What a handler gives back: the response before its schema's defaults and transforms. */
export type AnswerOf<R> = Input<Option<R, 'response'>>;
/** What a client reads. */
export type ResponseOf<R> = Output<Option<R, 'response'>>;
export type QueryInputOf<R> = Input<Option<R, 'query'>>;
export type BodyInputOf<R> = Input<Option<R, 'body'>>;
