/** A call to a service of the cloud, as the function's SDK sent it. */
export interface ServiceRequest {
  method: string;
  url: URL;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
  /** From `X-Amz-Target` or the query protocol's `Action`; undefined for REST calls. */
  operation: string | undefined;
}

export interface ServiceResponse {
  status: number;
  headers?: Record<string, string>;
  body: string | Buffer;
}

/** A service of the cloud on this machine. */
export interface ServiceEmulator {
  handle(request: ServiceRequest): Promise<ServiceResponse>;
  /** Back to the state of a new one. */
  reset(): Promise<void>;
  close(): Promise<void>;
}
