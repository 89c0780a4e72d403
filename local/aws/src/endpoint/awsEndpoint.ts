import type { FaultInjector } from '@local/kit/faultInjector.ts';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import type { Clock } from '#clock.ts';
import type { HttpRequest, HttpResponse } from '#http/exchange.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Permissions, RequiredAction } from '#iam/permissions.ts';
import { type Place, requiredActions } from '#iam/requiredActions.ts';
import { isService, type ServiceName, services } from '#services.ts';
import { awsError } from './awsError.ts';

export const operatorKey = 'operator';

export interface AwsEndpointOptions {
  services: Readonly<Record<ServiceName, ServiceEmulator>>;
  fallback: ServiceEmulator;
  permissions: Permissions;
  place: Place;
  faults: FaultInjector<string>;
  faultTargets: Readonly<Partial<Record<ServiceName, string>>>;
  clock: Clock;
  onDenied: (functionName: string, action: string, resource: string) => void;
}

/** The access key of a call is its function's name; that function's policies decide. */
export class AwsEndpoint {
  private readonly options: AwsEndpointOptions;
  private served: Served | undefined;

  constructor(options: AwsEndpointOptions) {
    this.options = options;
  }

  get port(): number {
    if (!this.served) throw new Error('The endpoint is not open');
    return this.served.port;
  }

  async open(): Promise<void> {
    this.served = await serve({ host: '127.0.0.1', port: 0, clock: this.options.clock }, async (request) => {
      const { status, headers = {}, body } = await this.handle(request);
      return { status, headers, body } satisfies HttpResponse;
    });
  }

  async close(): Promise<void> {
    await this.served?.close();
  }

  async handle(request: HttpRequest): Promise<ServiceResponse> {
    const [, service = '', path = ''] = /^\/([^/]*)(.*)$/.exec(request.path) ?? [];
    if (!isService(service)) return this.options.fallback.handle(toCall(request, request.path));
    const call = toCall(request, path || '/');
    const { protocol } = services[service];
    const denied = this.findDenied(service, call);
    if (denied) return awsError(protocol, protocol === 'json' ? 400 : 403, denied.code, denied.message);
    const fault = await this.options.faults.match(this.options.faultTargets[service]);
    if (fault === 'throttle') return throttlingError(service);
    if (fault === 'error')
      return awsError(protocol, 500, 'InternalFailure', 'An internal failure was injected');
    const answer = await this.options.services[service].handle(call);
    return service === 's3' && answer.status === 404 ? this.hideIfUnlisted(call, answer) : answer;
  }

  /** Without s3:ListBucket a missing key is a 403, as in S3. */
  private hideIfUnlisted(call: ServiceRequest, answer: ServiceResponse): ServiceResponse {
    const key = signedBy(call);
    const bucket = call.url.pathname.split('/')[1] ?? '';
    const list = { action: 's3:ListBucket', resources: [`arn:aws:s3:::${bucket}`] };
    if (key === operatorKey || (key && this.options.permissions.mayDo(key, list))) return answer;
    return awsError('restXml', 403, 'AccessDenied', 'Access Denied');
  }

  private findDenied(
    service: ServiceName,
    call: ServiceRequest,
  ): { code: string; message: string } | undefined {
    const { permissions, place, onDenied } = this.options;
    const wanted = requiredActions(service, call, place);
    if (wanted.length === 0) return undefined;
    const key = signedBy(call);
    if (key === operatorKey) return undefined;
    if (key === undefined || !permissions.isFunction(key))
      return { code: 'UnrecognizedClientException', message: 'The security token is invalid.' };
    const refused = wanted.find((action) => !permissions.mayDo(key, action));
    if (!refused) return undefined;
    onDenied(key, refused.action, refused.resources.join(' or '));
    return { code: deniedCode(service), message: deniedMessage(key, refused, place) };
  }
}

/** Each service has a name of its own for it. */
function throttlingError(service: ServiceName): ServiceResponse {
  const { protocol } = services[service];
  if (service === 's3') return awsError(protocol, 503, 'SlowDown', 'Please reduce your request rate.');
  const code = service === 'cognito-idp' ? 'TooManyRequestsException' : 'ThrottlingException';
  return awsError(protocol, service.startsWith('geo') ? 429 : 400, code, 'Rate exceeded');
}

const signedBy = ({ headers }: ServiceRequest) =>
  /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1];

function toCall({ method, query, headers, body }: HttpRequest, path: string): ServiceRequest {
  const url = new URL(query ? `${path}?${query}` : path, 'http://aws.local');
  const target = headers['x-amz-target'];
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  const action = isForm ? new URLSearchParams(body.toString()).get('Action') : null;
  const operation = target?.slice(target.lastIndexOf('.') + 1) ?? action ?? undefined;
  return { method, url, headers: { ...headers }, body, operation };
}

function deniedCode(service: ServiceName): string {
  const { protocol } = services[service];
  if (protocol === 'restXml') return 'AccessDenied';
  return protocol === 'query' ? 'AuthorizationError' : 'AccessDeniedException';
}

function deniedMessage(
  functionName: string,
  { action, resources }: RequiredAction,
  { account }: Place,
): string {
  const who = `arn:aws:sts::${account}:assumed-role/${functionName}`;
  return `User: ${who} is not authorized to perform: ${action} on resource: ${resources[0]} because no identity-based policy allows the ${action} action`;
}
