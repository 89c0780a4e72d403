import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@bloomkin/shared/route.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Given } from './answer.ts';
import type { Caller } from './caller.ts';
import type { Idempotency } from './idempotency.ts';
import type { UploadedFile } from './readMultipart.ts';

type MayBeGuest = 'public' | 'provider';

/** What a request asks for, parsed, before it is known whether its caller may. */
export interface Asked<R> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  files: readonly UploadedFile[];
  now: Date;
}

/** What a handler is given: parsed, with the caller and the time. */
export interface ApiRequest<R> extends Asked<R> {
  /** A guest is undefined, and only where the route lets guests in. */
  caller: R extends { options: { access: infer A } }
    ? A extends MayBeGuest
      ? Caller | undefined
      : Caller
    : Caller | undefined;
  requestId: string;
  /** The person's address, as the edge saw it. */
  viewerAddress: string;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** Of a route that takes an Idempotency-Key: keeps the first answer beside what the handler writes. */
  idempotency: Idempotency;
}

/** `Beside`: what is read in the same round trip as the caller (`readBeside`). */
export type Handler<R, Beside = unknown> = (request: ApiRequest<R> & Beside) => Promise<Given<AnswerOf<R>>>;

/** A handler that starts to read before it is known who calls. */
export interface EarlyHandler<R> {
  /** `userId`: whom the token names; undefined for a guest. */
  begin(asked: Asked<R>, userId: UserId | undefined): Handler<R>;
}

/** One handler for each route of a group: a forgotten one does not compile. */
export type Handlers<Group extends Record<string, Route>> = {
  [Name in keyof Group]: Handler<Group[Name]> | EarlyHandler<Group[Name]>;
};
