/** Answers with ACP’s error object. */
export class AcpRefusal extends Error {
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, more: object = {}, headers = {}) {
    super(message);
    this.status = status;
    this.body = { type: 'invalid_request', code, message, ...more };
    this.headers = headers;
  }
}
