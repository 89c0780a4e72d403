import * as z from 'zod';
import type { ServiceRequest, ServiceResponse } from '#aws/serviceEmulator.ts';
import type { Outbox } from '#emulators/outbox/outbox.ts';
import type { Payments } from '#emulators/payments/createPayments.ts';
import { readJson } from '#emulators/readJson.ts';
import { Fault } from '#fault.ts';
import { messagePage, redirect } from '#html/pageAnswer.ts';
import { apiPage, readApiDocument } from './apiPage.ts';
import { kitFile, kitPage } from './kitPage.ts';
import { mailPage } from './mailPage.ts';
import { overviewPage } from './overviewPage.ts';
import { pageStyle } from './pageStyle.ts';

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
