import type { Page, Request } from 'playwright-core';

const mostLines = 12;

/** Follows what a page asks for; tells, for a test that failed, what is on it and which answers are missing or bad. */
export function keepDiary(page: Page): () => Promise<string> {
  const open = new Map<Request, number>();
  const bad: string[] = [];
  page.on('request', (request) => open.set(request, Date.now()));
  page.on('requestfailed', (request) => {
    open.delete(request);
    bad.push(`${namesOf(request)}: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    const request = response.request();
    open.delete(request);
    if (response.status() >= 400) bad.push(`${namesOf(request)}: ${response.status()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') bad.push(`console: ${message.text()}`);
  });
  return async () => {
    const waiting = [...open].map(
      ([request, atMs]) => `${namesOf(request)}: no answer for ${Date.now() - atMs} ms`,
    );
    return [page.url(), await shownOn(page), ...bad.slice(-mostLines), ...waiting].join('\n');
  };
}

const namesOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

/** As a screen reader would have it. */
const shownOn = (page: Page): Promise<string> =>
  page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .catch((error: unknown) => `The page does not answer: ${error}`);
