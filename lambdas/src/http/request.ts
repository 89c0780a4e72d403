import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@bloomkin/shared/route.ts';
import type { Given } from './answer.ts';
import type { Caller } from './caller.ts';
import type { UploadedFile } from './readMultipart.ts';

type MayBeGuest = 'any' | 'provider';

/** What a handler is given: parsed, with the caller and the time. */
export interface ApiRequest<R, Beside = undefined> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  files: readonly UploadedFile[];
  /** A guest is undefined, and only where the route lets guests in. */
  caller: R extends { words: { access: infer A } }
    ? A extends MayBeGuest
      ? Caller | undefined
      : Caller
    : Caller | undefined;
  /** What the group reads beside the caller (see `groupHandler`); undefined for a guest. */
  beside: Promise<Beside | undefined>;
  now: Date;
  requestId: string;
  /** The person's address, as the edge saw it. */
  viewerAddress: string;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
}

export type Handler<R, Beside = undefined> = (request: ApiRequest<R, Beside>) => Promise<Given<AnswerOf<R>>>;

/** One handler for each route of a group: a forgotten one does not compile. */
export type Handlers<Group extends Record<string, Route>, Beside = undefined> = {
  [Name in keyof Group]: Handler<Group[Name], Beside>;
};
