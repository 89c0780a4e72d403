/** In memory only, never in the browser's storage. */
let token: string | undefined;

export const accessToken = (): string | undefined => token;

export function setAccessToken(next: string | undefined): void {
  token = next;
}
