import { createContext, runInContext } from 'node:vm';
import * as z from 'zod';
import type { Deployment } from '#assembly/deployment.ts';
import type { HttpRequest, HttpResponse } from '#http/exchange.ts';

const FunctionProperties = z.object({ FunctionCode: z.string() });

const Value = z.object({ value: z.string() });
const Multi = Value.extend({ multiValue: z.array(Value).optional() });
const Given = z.record(z.string(), Multi);
const GivenRequest = z.object({
  method: z.string(),
  uri: z.string(),
  querystring: Given,
  headers: Given,
  cookies: Given,
});
const GivenResponse = z.object({
  statusCode: z.int(),
  headers: Given.default({}),
  body: z.union([z.string(), z.object({ data: z.string(), encoding: z.string().optional() })]).optional(),
});

export interface ViewerContext {
  distributionId: string;
  domain: string;
  requestId: string;
}

/** A changed request, or a generated response. */
export type Viewed = { request: HttpRequest } | { answer: HttpResponse };

/** Runs before the cache (viewer request) or before the response (viewer response). */
export class ViewerFunction {
  private readonly run: (event: object) => unknown;

  constructor(code: string) {
    const handler: unknown = runInContext(`${code}\nhandler;`, createContext({ console }));
    if (typeof handler !== 'function') throw new Error('A CloudFront function has no handler');
    this.run = (event) => handler(event);
  }

  async onRequest(request: HttpRequest, context: ViewerContext): Promise<Viewed> {
    const event = { ...toViewerEvent(context, 'viewer-request', request), request: toViewerRequest(request) };
    const result = await this.run(event);
    if (typeof result === 'object' && result !== null && 'statusCode' in result)
      return { answer: toAnswer(GivenResponse.parse(result)) };
    return { request: fromViewerRequest(GivenRequest.parse(result), request) };
  }

  async onResponse(
    answer: HttpResponse,
    request: HttpRequest,
    context: ViewerContext,
  ): Promise<HttpResponse> {
    const { 'set-cookie': cookies, ...headers } = answer.headers;
    const result = await this.run({
      ...toViewerEvent(context, 'viewer-response', request),
      request: toViewerRequest(request),
      response: {
        statusCode: answer.status,
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, { value: String(value) }]),
        ),
        cookies: {},
      },
    });
    const changed = toAnswer(GivenResponse.parse(result));
    return {
      status: changed.status,
      headers: { ...changed.headers, ...(cookies && { 'set-cookie': cookies }) },
      body: changed.body === '' ? answer.body : changed.body,
    };
  }
}

export function readViewerFunctions(deployment: Deployment): ReadonlyMap<string, ViewerFunction> {
  const functions = deployment.list('AWS::CloudFront::Function', FunctionProperties);
  return new Map(
    functions.map(({ name, account, properties }) => [
      `arn:aws:cloudfront::${account}:function/${name}`,
      new ViewerFunction(properties.FunctionCode),
    ]),
  );
}

function toViewerEvent(context: ViewerContext, eventType: string, { address }: HttpRequest) {
  const { distributionId, domain, requestId } = context;
  return {
    version: '1.0',
    context: { distributionDomainName: domain, distributionId, eventType, requestId },
    viewer: { ip: address },
  };
}

function toViewerRequest({ method, path, query, headers }: HttpRequest) {
  const { cookie, ...others } = headers;
  return {
    method,
    uri: path,
    querystring: pairs(query.split('&')),
    headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, { value }])),
    cookies: pairs(cookie?.split(/; ?/) ?? []),
  };
}

/** `a=1` pairs stay encoded, as in CloudFront. */
function pairs(parts: readonly string[]): z.output<typeof Given> {
  const values: z.output<typeof Given> = {};
  for (const part of parts) {
    const [name = '', ...rest] = part.split('=');
    if (name === '') continue;
    const value = rest.join('=');
    const before = values[name];
    if (!before) values[name] = { value };
    else before.multiValue = [...(before.multiValue ?? [{ value: before.value }]), { value }];
  }
  return values;
}

function fromViewerRequest(changed: z.output<typeof GivenRequest>, original: HttpRequest): HttpRequest {
  const { cookie: _, ...headers } = flattenValues(changed.headers);
  const cookie = writePairs(changed.cookies).join('; ');
  return {
    ...original,
    method: changed.method,
    path: changed.uri,
    query: writePairs(changed.querystring).join('&'),
    headers: { ...headers, ...(cookie && { cookie }) },
  };
}

function writePairs(values: z.output<typeof Given>): string[] {
  return Object.entries(values).flatMap(([name, { value, multiValue = [{ value }] }]) =>
    multiValue.map((one) => (one.value === '' ? name : `${name}=${one.value}`)),
  );
}

const flattenValues = (values: z.output<typeof Given>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name.toLowerCase(), value]));

function toAnswer({ statusCode, headers, body }: z.output<typeof GivenResponse>): HttpResponse {
  const text = typeof body === 'object' ? body.data : (body ?? '');
  const isBase64 = typeof body === 'object' && body.encoding === 'base64';
  return {
    status: statusCode,
    headers: flattenValues(headers),
    body: isBase64 ? Buffer.from(text, 'base64') : text,
  };
}
