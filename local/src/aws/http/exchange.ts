/** A request as it came over the wire. */
export interface HttpRequest {
  method: string;
  /** As written, still encoded. */
  path: string;
  /** As written, without the question mark. */
  query: string;
  /** Names in lower case; what came more than once is joined by commas. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Who is at the other end. */
  address: string;
}

export interface HttpResponse {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[]>>;
  body: Buffer | string;
}
