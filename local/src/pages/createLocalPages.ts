import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findContentType } from '@local/aws/http/contentTypes.ts';
import { messagePage, redirect } from '@local/kit/html/pageAnswer.ts';
import { readJson } from '@local/kit/readJson.ts';
import type { ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import type { Message } from '@local/messages/message.ts';
import type { Outbox } from '@local/messages/outbox.ts';
import type { Payments } from '@local/stripe/createPayments.ts';
import * as z from 'zod';
import { Fault } from '#fault.ts';
import { apiPage, readApiDocument } from './apiPage.ts';
import { overviewPage } from './overviewPage.ts';

/** Inlined: the shop's style sheet is built later than these pages. */
const pageStyle = `
:root {
  --text: #2a1524; --quiet: #6a4e5f; --page: #fffcfb; --surface: #fff; --sunken: #faf4f6; --line: #e6dae1;
  --control: #7d6172; --brand: #9c1b5d; --brand-hover: #7c1249; --on-brand: #fff; --soft: #fbe6ef;
  --danger: #971a2a; --danger-soft: #fce5e7; --success: #215a48; --success-soft: #dff0e9; --focus: #5949ae;
  --chrome: #2a1524; --on-chrome: #f1e4eb; --tag: #f3bc34;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #f8f0f4; --quiet: #cdbac5; --page: #170c14; --surface: #21131d; --sunken: #120910; --line: #45313f;
    --control: #9a8090; --brand: #ee95bf; --brand-hover: #f5b3d1; --on-brand: #2a0a1a; --soft: #47152f;
    --danger: #f3a9b0; --danger-soft: #4a141c; --success: #9dd3bd; --success-soft: #14362b; --focus: #b7aee3;
    --chrome: #0e060b; --on-chrome: #e6dae1;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .75rem 1.25rem; background: var(--chrome); color: var(--on-chrome); }
header a { color: inherit; }
header > a { font-weight: 700; font-size: 1.125rem; text-decoration: none; }
header nav { margin-inline-start: auto; }
.tag { padding: 0 .5rem; border-radius: 1rem; background: var(--tag); color: #2a1524; font-size: .875rem; font-weight: 600; }
main { max-width: 60rem; margin: 0 auto; padding: 1.25rem; display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); }
h1, h2, h3 { margin: 0; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 1.625rem; } h2 { font-size: 1.25rem; } h3 { font-size: 1rem; }
p { margin: .5rem 0 0; }
a { color: var(--brand); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.card { padding: 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); }
.narrow { width: 100%; max-width: 30rem; margin-inline: auto; }
.quiet { color: var(--quiet); }
.small { font-size: .875rem; }
.amount { font-size: 2.25rem; font-weight: 700; line-height: 1.2; }
.notice, .alert, .done { padding: .75rem 1rem; border-radius: .75rem; background: var(--soft); }
.alert { background: var(--danger-soft); color: var(--danger); font-weight: 600; }
.done { background: var(--success-soft); color: var(--success); }
.code { font-size: 2rem; font-weight: 700; letter-spacing: .25em; color: var(--brand); }
.text { white-space: pre-line; overflow-wrap: anywhere; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; justify-content: space-between; }
ul.list { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: 1rem; }
details { margin-top: .75rem; padding-top: .75rem; border-top: 1px solid var(--line); }
summary { min-height: 2.75rem; cursor: pointer; overflow-wrap: anywhere; }
table { width: 100%; margin-top: .75rem; border-collapse: collapse; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
td.short { overflow-wrap: normal; width: 5rem; }
td.money, th.money { padding-inline-end: 0; text-align: end; white-space: nowrap; }
form { margin: 0; }
.fields { display: grid; gap: 1rem; margin-top: 1rem; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
label { display: block; font-weight: 600; }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--control); border-radius: .5rem; background: var(--surface); color: inherit; font: inherit; }
input[aria-invalid=true] { border: 2px solid var(--danger); }
button, .button { display: inline-block; min-height: 2.75rem; padding: .5rem 1.25rem; border: 1px solid var(--control); border-radius: 2rem; background: var(--surface); color: var(--text); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.first, .button.first { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
button.first:hover, .button.first:hover { background: var(--brand-hover); }
code { font: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; }
`.trim();

const folder = join(import.meta.dirname, '../../../.build/kit');

/** styled-components writes its rules into a style element. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

function kitPage(): ServiceResponse {
  const { headers, ...answer } = serveFile('index.html');
  return { ...answer, headers: { ...headers, 'content-security-policy': contentSecurityPolicy } };
}

const kitFile = (name: string): ServiceResponse => serveFile(join('assets', name));

function serveFile(path: string): ServiceResponse {
  const file = join(folder, path);
  if (!file.startsWith(folder) || !existsSync(file))
    return messagePage(404, 'No such page', 'The address is not one of this local run.');
  const headers = {
    'content-type': findContentType(file),
    'cache-control': path.startsWith('assets') ? 'max-age=31536000, immutable' : 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return { status: 200, headers, body: readFileSync(file) };
}

export interface LocalPagesOptions {
  outbox: Outbox;
  payments: Pick<Payments, 'page'>;
  faults(fault: Fault): void | Promise<void>;
  reset(): Promise<void>;
}

export interface LocalPages {
  handle(request: ServiceRequest): Promise<ServiceResponse>;
}

export function createLocalPages(options: LocalPagesOptions): LocalPages {
  return { handle: (request) => answer(request, options) };
}

async function answer(request: ServiceRequest, options: LocalPagesOptions): Promise<ServiceResponse> {
  const { method, url, headers } = request;
  if (method === 'POST' && headers['sec-fetch-site'] === 'cross-site')
    return json(403, { message: 'Another site may not do that' });
  if (/^\/_local\/(pay|connect|payouts)\//.test(url.pathname)) return options.payments.page(request);
  if (method === 'GET') return show(url, options);
  if (method === 'POST' && url.pathname === '/_local/faults') return orderFault(request, options);
  if (method === 'POST' && url.pathname === '/_local/reset') return reset(request, options);
  return messagePage(404, 'No such page', 'The address is not one of this local run.');
}

function show({ pathname, searchParams }: URL, { outbox }: LocalPagesOptions): ServiceResponse {
  const to = searchParams.get('to') || undefined;
  if (pathname === '/_local' || pathname === '/_local/')
    return overviewPage(outbox.list(to), to, searchParams.has('reset'));
  if (pathname === '/_local/outbox') {
    const data = outbox.list(to).map(({ id: _, ...message }) => message);
    return json(200, { data });
  }
  if (pathname === '/_local/page.css')
    return { status: 200, headers: { 'content-type': 'text/css; charset=utf-8' }, body: pageStyle };
  if (pathname === '/_local/api') return apiPage();
  if (pathname === '/_local/openapi.json') return jsonText(200, readApiDocument());
  if (/^\/_local\/kit\/?$/.test(pathname)) return kitPage();
  const kitAsset = /^\/_local\/kit\/assets\/([\w-][\w.-]*)$/.exec(pathname)?.[1];
  if (kitAsset) return kitFile(kitAsset);
  const mail = /^\/_local\/mail\/([\w-]+)$/.exec(pathname)?.[1];
  if (mail) return mailPage(outbox.find(mail));
  return messagePage(404, 'No such page', 'The address is not one of this local run.');
}

async function orderFault({ body }: ServiceRequest, { faults }: LocalPagesOptions): Promise<ServiceResponse> {
  const { success, data, error } = Fault.safeParse(readJson(body));
  if (!success) return json(422, { message: z.prettifyError(error) });
  await faults(data);
  return json(200, { data });
}

async function reset({ headers }: ServiceRequest, options: LocalPagesOptions): Promise<ServiceResponse> {
  await options.reset();
  const isPerson = headers.accept?.includes('text/html');
  return isPerson ? redirect('/_local?reset=1') : json(200, { data: { reset: true } });
}

const json = (status: number, body: object): ServiceResponse => jsonText(status, JSON.stringify(body));

const jsonText = (status: number, body: string): ServiceResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

/** With its styles and pictures, without scripts. */
function mailPage(message: Message | undefined): ServiceResponse {
  if (!message || message.html === '')
    return messagePage(404, 'No such mail', 'It was not sent by this local run, or has no design.');
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src * data:",
      'x-content-type-options': 'nosniff',
    },
    body: message.html,
  };
}
