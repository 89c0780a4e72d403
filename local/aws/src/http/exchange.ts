export interface HttpRequest {
  method: string;
  path: string;
  query: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  address: string;
}

export interface HttpResponse {
  status: number;
  headers: Readonly<Record<string, string | string[]>>;
  body: Buffer | string;
}
