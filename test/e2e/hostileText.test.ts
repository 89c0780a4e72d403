import { logInByPassword } from '@bloomkin/shared/routes/auth.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { Api } from '#support/api.ts';
import { openPage, useBrowser, widths } from '#support/browser.ts';
import { type HostileShop, openHostileShop } from '#support/hostile/hostileShop.ts';
import { localCloud } from '#support/localCloud.ts';
import { openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: false });
const chromium = useBrowser();
const held: { shop?: HostileShop } = {};
const shop = () => {
  if (!held.shop) throw new Error('The shop has not started');
  return held.shop;
};

beforeAll(async () => {
  held.shop = await openHostileShop(test.cloud);
});

/** Scripts that ran, requests that were made, and markup that would run when pressed. */
async function watchFaults(page: Page): Promise<{ faults: string[]; look: (path: string) => Promise<void> }> {
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`${page.url()}: a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/evil\.example/.test(request.url())) faults.push(`${page.url()}: asks for ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // Chromium reports handlers of documents that are only parsed; those in the page are found by their attributes.
      if (effectiveDirective === 'script-src-attr') return;
      document.documentElement.dataset.violated = `${effectiveDirective} ${blockedURI}`;
    });
  });
  const look = async (path: string) => {
    const found = await page.evaluate(() => {
      const isCode = (text: string) => /^\W*(javascript|vbscript|data:text)/i.test(text);
      const wrong = [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter(
            ({ name, value }) =>
              /^on|^srcdoc$/i.test(name) || (/href|src|action|data$/i.test(name) && isCode(value)),
          )
          .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
      );
      const { violated } = document.documentElement.dataset;
      return [
        ...wrong,
        ...('hostileRan' in window ? ['it ran'] : []),
        ...(violated ? [`violates ${violated}`] : []),
      ];
    });
    faults.push(...found.map((one) => `${path}: ${one}`));
  };
  return { faults, look };
}

const policyName = 'content-security-policy';

/** Serves the policy as report-only: violations run and are detected. `page.route` would disable the cache. */
async function reportOnly(page: Page, faults: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on(
    'Fetch.requestPaused',
    async ({ requestId, request, responseStatusCode, responseHeaders = [] }) => {
      const isPolicy = ({ name }: { name: string }) => name.toLowerCase() === policyName;
      if (!responseHeaders.some(isPolicy)) faults.push(`${request.url} comes without a policy`);
      // `Fetch.continueResponse` keeps the original policy.
      const { body } = await session.send('Fetch.getResponseBody', { requestId });
      await session.send('Fetch.fulfillRequest', {
        requestId,
        body,
        responseCode: responseStatusCode ?? 200,
        responseHeaders: responseHeaders.map((header) =>
          isPolicy(header) ? { ...header, name: `${policyName}-report-only` } : header,
        ),
      });
    },
  );
  const patterns = [{ resourceType: 'Document' as const, requestStage: 'Response' as const }];
  await session.send('Fetch.enable', { patterns });
}

const visitors = ['guest', 'buyer', 'vendor', 'admin'] as const;
type Visitor = (typeof visitors)[number];

async function open(visitor: Visitor) {
  if (visitor === 'guest') return openPage(chromium.browser, widths.desk, test.cloud.url);
  const api = new Api(test.cloud.url);
  const { password, people } = shop();
  const { data } = await api.call(logInByPassword, { body: { login: people[visitor], password } });
  api.token = data.api_token;
  return openSignedIn(chromium.browser, api);
}

/** The footer's documents, as everybody reads them. */
async function readDocuments(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  for (const name of ['Conditions', 'Privacy policy', 'Delivery', 'Refunds']) {
    await page.getByRole('contentinfo').getByRole('button', { name, exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[aria-busy=false]').waitFor();
    await look(`the document ${name}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
}

/** Texts of users, or what a form holds of them. */
const waitUntilShown = (page: Page) =>
  page.waitForFunction(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    const texts = [document.querySelector('main')?.textContent, ...fields.map(({ value }) => value)];
    return /hostileRan|alert\(1\)/.test(texts.join(' '));
  });

describe('hostile text', () => {
  it.each(visitors)('stays text for the %s with a report-only policy', async (visitor) => {
    const { page } = await open(visitor);
    const { faults, look } = await watchFaults(page);
    await reportOnly(page, faults);
    for (const path of shop().pages[visitor]) {
      await page.goto(path);
      await waitUntilShown(page).catch(() => faults.push(`${path} does not show it`));
      await look(path);
    }
    if (visitor === 'guest') await readDocuments(page, look);
    expect(faults).toEqual([]);
  });
});
