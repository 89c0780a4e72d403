import type { AnswerOf, Route } from '@bloomkin/shared/route.ts';
import { vi } from 'vitest';

/** An upload that reached the stubbed API. */
export interface UploadCall {
  path: string;
  form: FormData;
  idempotencyKey: string | null;
}

/**
 * Uploads get `reply`, checked by the route's response schema, after 40 % are reported as sent; a thrown error is a lost
 * connection. `vi.unstubAllGlobals` ends it.
 */
export function givenUploads<R extends Route>(
  route: R,
  reply: (call: UploadCall) => AnswerOf<R> | Response | Promise<AnswerOf<R> | Response>,
): UploadCall[] {
  const calls: UploadCall[] = [];
  class StubbedRequest {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    readonly #headers = new Headers();
    #path = '';
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    open(_method: string, path: string): void {
      this.#path = path;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }
    getResponseHeader = () => null;
    async send(form: FormData): Promise<void> {
      const call = { path: this.#path, form, idempotencyKey: this.#headers.get('idempotency-key') };
      calls.push(call);
      this.upload.onprogress?.({ loaded: 2, total: 5 });
      try {
        const answer = await reply(call);
        const response =
          answer instanceof Response ? answer : Response.json(route.options.response.parse(answer));
        this.status = response.status;
        this.responseText = await response.text();
      } catch {
        return this.onerror?.();
      }
      this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubbedRequest);
  return calls;
}
