import type { Page, Request } from 'playwright-core';

const maxLines = 12;

/** Tells, for a test that failed, what is on the page and which answers of its last requests are missing or bad. */
export function keepDiary(page: Page): () => Promise<string> {
  const failed = new Set<Request>();
  // An event for each request would cost a third of what a visit takes of the test's own process.
  page.on('requestfailed', (request) => failed.add(request));
  return async () => {
    const failures = [...failed].map((request) => `${namesOf(request)}: ${request.failure()?.errorText}`);
    const parts = [shownOn(page), listErrors(page), listAnswers(page, failed)];
    const lines = await Promise.all(parts.map((part) => part.catch(describeSilence)));
    return [page.url(), ...lines.flat(), ...failures.slice(-maxLines)].join('\n');
  };
}

const namesOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

const describeSilence = (error: unknown) => [`The page does not answer: ${error}`];

/** As a screen reader would have it. */
const shownOn = async (page: Page): Promise<string[]> => [
  await page.locator('body').ariaSnapshot({ timeout: 2000 }),
];

async function listErrors(page: Page): Promise<string[]> {
  const messages = await page.consoleMessages();
  return messages
    .filter((message) => message.type() === 'error')
    .map((message) => `console: ${message.text()}`)
    .slice(-maxLines);
}

async function listAnswers(page: Page, failed: ReadonlySet<Request>): Promise<string[]> {
  const requests = await page.requests();
  return requests
    .filter((request) => !failed.has(request))
    .map((request) => ({ request, status: request.existingResponse()?.status() }))
    .filter(({ status }) => status === undefined || status >= 400)
    .map(({ request, status }) => `${namesOf(request)}: ${status ?? 'no answer'}`)
    .slice(-maxLines);
}
