export interface StripeErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error';
  message: string;
  code?: string;
  decline_code?: string | null;
  param?: string;
}

/** Calls that never began are not kept for their idempotency key. */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;
  readonly began: boolean;

  constructor(status: number, body: StripeErrorBody, began = true) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.began = began;
  }
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}) =>
  new StripeFault(400, { type: 'invalid_request_error', message, ...more });

/** Nothing was begun. */
export const invalidParameter = (message: string, param: string, code?: string) =>
  new StripeFault(400, { type: 'invalid_request_error', message, param, ...(code && { code }) }, false);

export const noSuch = (thing: string, id: string, param = 'id', status = 404) =>
  new StripeFault(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${thing}: '${id}'`,
    param,
  });
