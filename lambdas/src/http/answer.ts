import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

interface AnswerParts {
  cookies?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

/** What a handler gives when plain data is not all: a cookie to set, a header to send. */
export class Answer<T> {
  readonly data: T;
  readonly parts: AnswerParts;

  constructor(data: T, parts: AnswerParts = {}) {
    this.data = data;
    this.parts = parts;
  }
}

/** JSON text that is ready to send: the catalogue's pages are put together from ready cards. */
export class ReadyJson<T> {
  readonly text: string;
  /** Only for the types: what the text holds. */
  declare readonly holds: T;

  constructor(text: string) {
    this.text = text;
  }
}

export type Given<T> = T | Answer<T> | ReadyJson<T> | Answer<ReadyJson<T>>;

export function toResponse(
  given: unknown,
  headers: Record<string, string>,
): APIGatewayProxyStructuredResultV2 {
  const answer = given instanceof Answer ? given : new Answer(given);
  const body = answer.data instanceof ReadyJson ? answer.data.text : JSON.stringify(answer.data);
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers, ...answer.parts.headers },
    ...(answer.parts.cookies && { cookies: [...answer.parts.cookies] }),
    body,
  };
}
