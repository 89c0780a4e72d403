export interface ServiceRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Buffer;
  /** From `X-Amz-Target` or `Action`; undefined for REST calls. */
  operation: string | undefined;
}

export interface ServiceResponse {
  status: number;
  headers?: Record<string, string>;
  body: string | Buffer;
}

export interface ServiceEmulator {
  handle(request: ServiceRequest): Promise<ServiceResponse>;
  reset(): Promise<void>;
  close(): Promise<void>;
}
