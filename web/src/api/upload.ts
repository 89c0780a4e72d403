import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { networkError, readError } from '#errors/apiError.ts';
import { accessToken } from '#http/accessToken.ts';
import { apiHost } from '#http/host.ts';
import { type BrowserRoute, rememberVersion } from '#http/request.ts';
import { requestUrl } from '#http/requestUrl.ts';
import { withFreshToken } from './call.ts';

interface Upload {
  form: FormData;
  params?: Readonly<Record<string, string>>;
  onProgress: (share: number) => void;
  idempotencyKey?: string;
}

/** Sends a form with files and reports progress, which `fetch` cannot. Throws an ApiError. */
export const upload = <R extends BrowserRoute>(route: R, input: Upload): Promise<ResponseOf<R>> =>
  withFreshToken(route, () => sendForm(route, input));

async function sendForm<R extends BrowserRoute>(
  route: R,
  { form, params, onProgress, idempotencyKey }: Upload,
): Promise<ResponseOf<R>> {
  const url = (await apiHost()) + requestUrl(route.path, params);
  const response = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(route.method, url);
    request.responseType = 'text';
    const token = accessToken();
    if (token) request.setRequestHeader('X-AUTH-TOKEN', token);
    if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(toResponse(request));
    request.onerror = () => reject(networkError(new TypeError('No response')));
    request.send(form);
  });
  rememberVersion(route, response);
  if (!response.ok) throw await readError(response);
  return response.json();
}

const copiedHeaders = ['retry-after', 'x-catalogue-version'];

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of copiedHeaders) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
}
