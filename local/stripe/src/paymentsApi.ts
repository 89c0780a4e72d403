import { timingSafeEqual } from 'node:crypto';
import { readJson } from '@local/kit/readJson.ts';
import type { ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import type { ApiTrouble } from './apiTrouble.ts';
import type { Endpoint } from './endpoint.ts';
import { accounts } from './endpoints/accounts.ts';
import { chargesAndRefunds } from './endpoints/chargesAndRefunds.ts';
import { checkoutSessions } from './endpoints/checkoutSessions.ts';
import { disputes } from './endpoints/disputes.ts';
import { ledger } from './endpoints/ledger.ts';
import { paymentIntents } from './endpoints/paymentIntents.ts';
import { transfers } from './endpoints/transfers.ts';
import { fingerprint, type Idempotency, type SavedAnswer } from './idempotency.ts';
import { nestFields } from './nestFields.ts';
import { newId } from './newId.ts';
import type { PaymentsContext } from './paymentsContext.ts';
import { invalidParameter, StripeFault } from './stripeFault.ts';

const endpoints: readonly Endpoint[] = [
  ...checkoutSessions,
  ...chargesAndRefunds,
  ...disputes,
  ...paymentIntents,
  ...transfers,
  ...accounts,
  ...ledger,
];

/** More than one of each during a rotation. */
export interface ProviderKeys {
  api: readonly string[];
  /** Undefined: those of the webhook's target. */
  webhook: readonly string[] | undefined;
}

export interface PaymentsApi {
  payments: PaymentsContext;
  idempotency: Idempotency;
  trouble: ApiTrouble;
  keys: ProviderKeys;
}

interface Result {
  status: number;
  body: string;
  began: boolean;
}

export async function answerApi(received: ServiceRequest, api: PaymentsApi): Promise<ServiceResponse> {
  const requestId = newId('req_', 14);
  try {
    checkKey(received, api.keys.api);
    const request = await readUpload(received);
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    return key === undefined
      ? toAnswer(await carryOut(request, api), requestId)
      : await respondIdempotently(key, request, api, requestId);
  } catch (error) {
    return toAnswer(failure(error), requestId);
  }
}

async function respondIdempotently(
  key: string,
  request: ServiceRequest,
  api: PaymentsApi,
  requestId: string,
): Promise<ServiceResponse> {
  const { pathname, search } = request.url;
  const requestFingerprint = fingerprint(request.method, pathname + search, request.body);
  const existing = api.idempotency.begin(key, requestFingerprint);
  if (existing) return replay(existing, key);
  try {
    await api.trouble.delay();
    // Stored atomically with the call's effects.
    const result = api.payments.store.file.together(() => {
      const made = carryOutNow(request, api);
      const { status, body } = made;
      if (isFinal(request, made))
        api.idempotency.keep(key, { fingerprint: requestFingerprint, status, body, requestId });
      return made;
    });
    return toAnswer(result, requestId, { 'idempotency-key': key });
  } finally {
    api.idempotency.finish(key);
  }
}

/** The v2 API retries a failed call, v1 repeats its failure. */
const isFinal = ({ url }: ServiceRequest, { status, began }: Result) =>
  began && (status < 400 || url.pathname.startsWith('/v1/'));

async function carryOut(request: ServiceRequest, api: PaymentsApi): Promise<Result> {
  await api.trouble.delay();
  return api.payments.store.file.together(() => carryOutNow(request, api));
}

function carryOutNow(request: ServiceRequest, { payments, trouble }: PaymentsApi): Result {
  try {
    const { endpoint, id } = findEndpoint(request);
    const input = readInput(request);
    const fault = request.method === 'POST' ? trouble.next() : undefined;
    if (fault === 'before') return unknownError;
    const answer = endpoint.run(input, id, payments);
    if (fault === 'afterwards') return unknownError;
    return { status: 200, body: JSON.stringify(answer, undefined, 2), began: true };
  } catch (error) {
    return failure(error);
  }
}

function findEndpoint({ method, url }: ServiceRequest): { endpoint: Endpoint; id: string } {
  for (const endpoint of endpoints) {
    const match = endpoint.method === method ? endpoint.path.exec(url.pathname) : null;
    if (match) return { endpoint, id: decodeURIComponent(match.groups?.id ?? '') };
  }
  const message = `Unrecognized request URL (${method}: ${url.pathname}): it is not played here.`;
  throw new StripeFault(404, { type: 'invalid_request_error', message }, false);
}

/** `Authorization: Bearer sk_test_…` */
function checkKey({ headers }: ServiceRequest, keys: readonly string[]): void {
  const actual = Buffer.from(headers.authorization?.replace(/^Bearer /, '') ?? '');
  const isKey = (right: Buffer) => actual.length === right.length && timingSafeEqual(actual, right);
  if (keys.some((key) => isKey(Buffer.from(key)))) return;
  const message = actual.length === 0 ? 'You did not provide an API key.' : 'Invalid API Key provided.';
  throw new StripeFault(401, { type: 'invalid_request_error', message }, false);
}

function failure(error: unknown): Result {
  if (error instanceof StripeFault)
    return { status: error.status, body: JSON.stringify({ error: error.body }), began: error.began };
  console.error('The payments emulator failed', error);
  return unknownError;
}

const unknownError: Result = {
  status: 500,
  body: JSON.stringify({ error: { type: 'api_error', message: 'An unknown error occurred.' } }),
  began: true,
};

const replay = ({ status, body, requestId }: SavedAnswer, key: string) =>
  toAnswer({ status, body, began: true }, requestId, {
    'idempotency-key': key,
    'idempotent-replayed': 'true',
    'original-request': requestId,
  });

const toAnswer = (
  { status, body }: Result,
  requestId: string,
  headers: Record<string, string> = {},
): ServiceResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'request-id': requestId, ...headers },
  body,
});

/** Replaces a multipart body by JSON: its fields, and the name, type and size of its file. */
async function readUpload(request: ServiceRequest): Promise<ServiceRequest> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return request;
  const sent = new Response(new Uint8Array(request.body), { headers: { 'content-type': type } });
  const fields = [...(await sent.formData())].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size },
  ]);
  const body = Buffer.from(JSON.stringify(Object.fromEntries(fields)));
  return { ...request, headers: { ...request.headers, 'content-type': 'application/json' }, body };
}

type Input = Readonly<Record<string, unknown>>;

/** From the query, a bracketed form, or the v2 API's JSON. */
function readInput({ method, url, headers, body }: ServiceRequest): Input {
  if (method === 'GET') return nestFields(url.searchParams);
  if (body.length === 0) return {};
  if (!headers['content-type']?.startsWith('application/json'))
    return nestFields(new URLSearchParams(body.toString('utf8')));
  const json = readJson(body);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw invalidParameter('Invalid JSON', 'body');
  return { ...json };
}
