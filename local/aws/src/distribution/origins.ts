import type { Buckets } from '#buckets/buckets.ts';
import type { Gateway } from '#gateway/gateway.ts';
import type { HttpRequest, HttpResponse } from '#http/exchange.ts';
import type { DistributionSettings, Origin, OriginGroup } from './settings.ts';

export interface OriginsOptions {
  settings: DistributionSettings;
  buckets: Buckets;
  gateways: ReadonlyMap<string, Gateway>;
}

type Ask = (request: HttpRequest) => Promise<HttpResponse>;

/** CloudFront's own address as the API sees it. */
const edgeAddress = '127.0.0.1';
const refusal = (status: number, code: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`,
});

export class Origins {
  private readonly asks = new Map<string, Ask>();

  constructor({ settings, buckets, gateways }: OriginsOptions) {
    for (const origin of settings.Origins) this.asks.set(origin.Id, originFetcher(origin, buckets, gateways));
    for (const group of settings.OriginGroups.Items) this.asks.set(group.Id, this.askGroup(group));
  }

  async ask(originId: string, request: HttpRequest): Promise<HttpResponse> {
    const ask = this.asks.get(originId);
    if (!ask) throw new Error(`The distribution has no origin ${originId}`);
    return ask(request);
  }

  /** Fails over on the criteria's statuses, for GET, HEAD and OPTIONS only. */
  private askGroup({ FailoverCriteria, Members }: OriginGroup): Ask {
    const fails = new Set(FailoverCriteria.StatusCodes.Items);
    return async (request) => {
      let answer = refusal(502, 'BadGateway');
      for (const { OriginId } of Members.Items) {
        answer = await this.ask(OriginId, request);
        if (!fails.has(answer.status) || !['GET', 'HEAD', 'OPTIONS'].includes(request.method)) break;
      }
      return answer;
    };
  }
}

export function findBucket({ DomainName, S3OriginConfig }: Origin): string | undefined {
  return S3OriginConfig ? /^(.+)\.s3\.[\w.-]*amazonaws\.com$/.exec(DomainName)?.[1] : undefined;
}

function originFetcher(origin: Origin, buckets: Buckets, gateways: ReadonlyMap<string, Gateway>): Ask {
  const bucket = findBucket(origin);
  if (bucket) return fetchObject(bucket, origin.OriginPath, buckets);
  const gateway = gateways.get(origin.DomainName.split('.')[0] ?? '');
  if (!gateway) throw new Error(`The local run does not know the origin ${origin.DomainName}`);
  const own = origin.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [
    HeaderName.toLowerCase(),
    HeaderValue,
  ]);
  return (request) =>
    gateway.handle({
      ...request,
      path: origin.OriginPath + request.path,
      headers: {
        ...request.headers,
        'x-forwarded-for': request.address,
        ...Object.fromEntries(own),
        host: origin.DomainName,
      },
      address: edgeAddress,
    });
}

function fetchObject(bucket: string, originPath: string, buckets: Buckets): Ask {
  return async ({ path }) => {
    const key = decode(`${originPath}${path}`.slice(1));
    if (key === undefined) return refusal(400, 'InvalidURI');
    if (!buckets.distributionMay('s3:GetObject', bucket, key)) return refusal(403, 'AccessDenied');
    const object = buckets.find(bucket, key);
    if (!object)
      return buckets.distributionMay('s3:ListBucket', bucket)
        ? refusal(404, 'NoSuchKey')
        : refusal(403, 'AccessDenied');
    const { body, etag, lastModified, headers } = object;
    return { status: 200, headers: { ...headers, etag, 'last-modified': lastModified.toUTCString() }, body };
  };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
