import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { accessToken } from '../session/accessToken.ts';
import { errorOfAnswer, networkError } from './apiError.ts';
import type { BrowserRoute } from './call.ts';
import { apiHost } from './host.ts';
import { requestUrl } from './requestUrl.ts';

interface Upload {
  form: FormData;
  params?: Readonly<Record<string, string>>;
  /** How much has left this device, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a form with files and says how far it is, which `fetch` cannot. Throws an ApiError for every failure. */
export async function upload<R extends BrowserRoute>(
  route: R,
  { form, params, onProgress }: Upload,
): Promise<ResponseOf<R>> {
  const url = (await apiHost()) + requestUrl(route.path, params);
  const answer = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(route.method, url);
    request.responseType = 'text';
    const token = accessToken();
    if (token) request.setRequestHeader('X-AUTH-TOKEN', token);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(networkError(new TypeError('No answer came')));
    request.send(form);
  });
  if (!answer.ok) throw await errorOfAnswer(answer);
  return answer.json();
}

function answerOf(request: XMLHttpRequest): Response {
  const wait = request.getResponseHeader('retry-after');
  return new Response(request.responseText, {
    status: request.status,
    headers: wait ? { 'retry-after': wait } : {},
  });
}
