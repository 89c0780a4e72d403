import type { Route } from '@bloomkin/shared/route.ts';

export interface CallInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  body?: object;
}

/** Calls a stage's API like a browser, by its public address. */
export class ShopClient {
  token: string | undefined;
  private readonly siteUrl: string;

  constructor(siteUrl: string) {
    this.siteUrl = siteUrl;
  }

  async send({ method, path }: Route, { params = {}, query = {}, body }: CallInput): Promise<unknown> {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const url = new URL(filled, this.siteUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(this.token && { 'x-auth-token': this.token }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${filled} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  }
}
