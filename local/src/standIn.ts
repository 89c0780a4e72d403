/** A call to a service of the cloud, as the function's SDK sent it. */
export interface StandInRequest {
  method: string;
  url: URL;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
  /** From `X-Amz-Target` or the query protocol's `Action`; undefined for REST calls. */
  operation: string | undefined;
}

export interface StandInAnswer {
  status: number;
  headers?: Record<string, string>;
  body: string | Buffer;
}

/** A service of the cloud on this machine. */
export interface StandIn {
  handle(request: StandInRequest): Promise<StandInAnswer>;
  /** Back to the state of a new one. */
  reset(): Promise<void>;
  close(): Promise<void>;
}
