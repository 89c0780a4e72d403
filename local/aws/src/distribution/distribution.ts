import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import type { Deployed, Deployment } from '#assembly/deployment.ts';
import type { Clock } from '#clock.ts';
import type { HttpRequest, HttpResponse } from '#http/exchange.ts';
import { isLike } from '#iam/evaluate.ts';
import { cacheLife } from './cacheLife.ts';
import { type CachePolicy, includedQuery, readCachePolicies } from './cachePolicies.ts';
import { compressAnswer } from './compress.ts';
import { EdgeCache, type Found } from './edgeCache.ts';
import { findBucket, type Origins } from './origins.ts';
import { type ResponseHeadersPolicy, readHeadersPolicies, withPolicyHeaders } from './responseHeaders.ts';
import type { Behavior, DistributionProperties, DistributionSettings } from './settings.ts';
import { readViewerFunctions, type ViewerContext, type ViewerFunction } from './viewerFunction.ts';

/** AWS's managed policies, with the same ids in every account. */
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

/** Hop-by-hop headers, and those that the edge answers. */
const hopByHopHeaders = new Set([
  'connection',
  'keep-alive',
  'te',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
]);

function forwardedHeaders(
  headers: Readonly<Record<string, string>>,
  { OriginRequestPolicyId }: Behavior,
  policy: CachePolicy,
): Record<string, string> {
  if (OriginRequestPolicyId !== undefined && OriginRequestPolicyId !== allViewerExceptHost)
    throw new Error(`The local run does not know the origin request policy ${OriginRequestPolicyId}`);
  const isForwarded = (name: string) =>
    OriginRequestPolicyId ? name !== 'host' && !hopByHopHeaders.has(name) : policy.keyHeaders.includes(name);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isForwarded(name)));
}

const notAllowed: HttpResponse = {
  status: 403,
  headers: { 'content-type': 'text/html' },
  body: '<h1>403 ERROR</h1><p>This distribution is not configured to allow the HTTP request method.</p>',
};

export class Distribution {
  private readonly settings: DistributionSettings;
  private readonly id: string;
  private readonly origins: Origins;
  private readonly clock: Clock;
  private readonly cache: EdgeCache;
  private readonly cachePolicies: ReadonlyMap<string, CachePolicy>;
  private readonly headersPolicies: ReadonlyMap<string, ResponseHeadersPolicy>;
  private readonly functions: ReadonlyMap<string, ViewerFunction>;
  private readonly errorSeconds: ReadonlyMap<number, number>;

  constructor(
    deployment: Deployment,
    { ref, properties }: Deployed<z.output<typeof DistributionProperties>>,
    { origins, clock }: { origins: Origins; clock: Clock },
  ) {
    this.id = ref;
    this.settings = properties.DistributionConfig;
    this.origins = origins;
    this.clock = clock;
    this.cache = new EdgeCache(clock);
    this.cachePolicies = readCachePolicies(deployment);
    this.headersPolicies = readHeadersPolicies(deployment);
    this.functions = readViewerFunctions(deployment);
    this.errorSeconds = new Map(
      this.settings.CustomErrorResponses.flatMap(({ ErrorCode, ErrorCachingMinTTL }) =>
        ErrorCachingMinTTL === undefined ? [] : [[ErrorCode, ErrorCachingMinTTL] as const],
      ),
    );
  }

  async handle(request: HttpRequest): Promise<HttpResponse> {
    const behavior = this.behaviorOf(request.path);
    const headersPolicy = this.headersPolicies.get(behavior.ResponseHeadersPolicyId ?? '');
    const answer = behavior.AllowedMethods.includes(request.method)
      ? await this.view(request, behavior)
      : notAllowed;
    return withPolicyHeaders(answer, headersPolicy);
  }

  async viewedPath(path: string): Promise<string> {
    const request = {
      method: 'GET',
      path,
      query: '',
      headers: {},
      body: Buffer.alloc(0),
      address: '127.0.0.1',
    };
    const context = { distributionId: this.id, domain: 'localhost', requestId: randomUUID() };
    const viewed = await this.functionOf(this.behaviorOf(path), 'viewer-request')?.onRequest(
      request,
      context,
    );
    return viewed && 'request' in viewed ? viewed.request.path : path;
  }

  findBucket(path: string): string | undefined {
    const { TargetOriginId } = this.behaviorOf(path);
    const origin = this.settings.Origins.find(({ Id }) => Id === TargetOriginId);
    return origin && findBucket(origin);
  }

  reset(): void {
    this.cache.clear();
  }

  private behaviorOf(path: string): Behavior {
    const { CacheBehaviors, DefaultCacheBehavior } = this.settings;
    const whole = (pattern: string) => (pattern.startsWith('/') ? pattern : `/${pattern}`);
    return CacheBehaviors.find(({ PathPattern }) => isLike(whole(PathPattern), path)) ?? DefaultCacheBehavior;
  }

  private async view(request: HttpRequest, behavior: Behavior): Promise<HttpResponse> {
    const domain = request.headers.host ?? 'localhost';
    const context = { distributionId: this.id, domain, requestId: randomUUID() };
    const viewed = await this.functionOf(behavior, 'viewer-request')?.onRequest(request, context);
    if (viewed && 'answer' in viewed) return viewed.answer;
    const answer = await this.fromEdge(viewed?.request ?? request, behavior, context);
    const onResponse = this.functionOf(behavior, 'viewer-response');
    return onResponse ? onResponse.onResponse(answer, request, context) : answer;
  }

  private functionOf({ FunctionAssociations }: Behavior, eventType: string): ViewerFunction | undefined {
    const association = FunctionAssociations.find(({ EventType }) => EventType === eventType);
    return association && this.functions.get(association.FunctionARN);
  }

  private async fromEdge(
    request: HttpRequest,
    behavior: Behavior,
    { requestId }: ViewerContext,
  ): Promise<HttpResponse> {
    const policy = this.policyOf(behavior);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || policy.maxSeconds === 0) return this.fromOrigin(request, behavior);
    const found = await this.cache.get(cacheKey(request, policy), async () => {
      const answer = await this.fromOrigin(request, behavior);
      return { answer, life: cacheLife(answer, policy, this.errorSeconds) };
    });
    const encoding = behavior.Compress && policy.compresses ? (request.headers['accept-encoding'] ?? '') : '';
    const answer = await compressAnswer(found.entry, encoding);
    const headers = { ...answer.headers, ...edgeHeaders(found, requestId, this.clock.nowMs()) };
    const { status } = answer;
    return status === 200 && isUnchanged(request, answer)
      ? { status: 304, headers, body: '' }
      : { ...answer, headers };
  }

  private fromOrigin(request: HttpRequest, behavior: Behavior): Promise<HttpResponse> {
    const path = request.path === '/' ? `/${this.settings.DefaultRootObject}` : request.path;
    const policy = this.policyOf(behavior);
    const headers = forwardedHeaders(request.headers, behavior, policy);
    const query = behavior.OriginRequestPolicyId ? request.query : includedQuery(request.query, policy);
    return this.origins.ask(behavior.TargetOriginId, { ...request, path, query, headers });
  }

  private policyOf({ CachePolicyId }: Behavior): CachePolicy {
    const policy = this.cachePolicies.get(CachePolicyId);
    if (!policy) throw new Error(`The local run does not know the cache policy ${CachePolicyId}`);
    return policy;
  }
}

function cacheKey({ method, path, query, headers }: HttpRequest, policy: CachePolicy): string {
  const named = policy.keyHeaders.map((name) => `${name}:${headers[name] ?? ''}`);
  return [method, path, includedQuery(query, policy), ...named].join('\n');
}

function edgeHeaders({ entry, isHit }: Found, requestId: string, nowMs: number): Record<string, string> {
  const age = isHit && { age: String(Math.floor((nowMs - entry.storedAtMs) / 1000)) };
  return {
    'x-cache': isHit ? 'Hit from cloudfront' : 'Miss from cloudfront',
    'x-amz-cf-id': requestId,
    ...age,
  };
}

/** Weak comparison of ETags. */
function isUnchanged({ headers }: HttpRequest, answer: HttpResponse): boolean {
  const etag = answer.headers.etag;
  if (typeof etag !== 'string') return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    headers['if-none-match']?.split(',').some((tag) => bare(tag) === bare(etag) || tag.trim() === '*') ??
    false
  );
}
