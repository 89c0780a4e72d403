/** The one global of the URL standard that shared code uses; browsers and Node both have it. */
declare class URLSearchParams {
  constructor(init?: string | Readonly<Record<string, string>> | URLSearchParams);
  toString(): string;
}
