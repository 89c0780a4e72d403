import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

interface ResponseOptions {
  cookies?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

export class HttpResponse<T> {
  readonly data: T;
  readonly options: ResponseOptions;

  constructor(data: T, options: ResponseOptions = {}) {
    this.data = data;
    this.options = options;
  }
}

export class RawJson<T> {
  readonly text: string;
  declare readonly parsed: T;

  constructor(text: string) {
    this.text = text;
  }
}

export type HandlerResult<T> = T | HttpResponse<T> | RawJson<T> | HttpResponse<RawJson<T>>;

export function toGatewayResult(
  result: unknown,
  headers: Record<string, string>,
): APIGatewayProxyStructuredResultV2 {
  const { data, options } = result instanceof HttpResponse ? result : new HttpResponse(result);
  const body = data instanceof RawJson ? data.text : JSON.stringify(data);
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers, ...options.headers },
    ...(options.cookies && { cookies: [...options.cookies] }),
    body,
  };
}
