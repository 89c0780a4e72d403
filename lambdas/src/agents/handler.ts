import { createHash } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import { startCatalogue } from '#catalogue/startCatalogue.ts';
import { requireFeature } from '#model/marketSettings/featureSettings.ts';
import { type Exchange, exchangeHandler, type Reply } from '#platform/http/exchangeHandler.ts';
import { startZones } from '#platform/http/startZones.ts';
import { takeOne } from '#platform/table/limitEntity.ts';
import { acpDiscovery, answerAcp } from './acp/acp.ts';
import { showDocument } from './files/documents.ts';
import { giftFile } from './files/gift.ts';
import { answerMcp } from './mcp/mcp.ts';
import { businessProfile } from './ucp/capabilities.ts';
import { UcpRefusal } from './ucp/platform.ts';
import { answerRest } from './ucp/rest.ts';

const perMinute = { what: 'agent', windowSeconds: 60, max: 1200 };

/** Throws a UcpRefusal. The row is named by a hash: an address may be long. */
const limitAgent =
  (now: Date) =>
  async (agent: string): Promise<void> => {
    const who = createHash('sha256').update(agent).digest('base64url');
    const retryAfterSeconds = await takeOne(perMinute, who, now);
    if (retryAfterSeconds !== undefined)
      throw new UcpRefusal('rate_limited', 'Too many requests: please wait', { retryAfterSeconds });
  };

const cachedMinutes = (minutes: number) => ({ 'cache-control': `public, max-age=${minutes * 60}` });

async function answer(exchange: Exchange): Promise<Reply> {
  const { method, path, now } = exchange;
  const limit = limitAgent(now);
  if (path === '/mcp') {
    await requireFeature('mcp', now);
    return answerMcp(exchange, limit);
  }
  if (path === '/.well-known/ucp' && method === 'GET') {
    await requireFeature('ucp', now);
    return { status: 200, body: await businessProfile(now), headers: cachedMinutes(5) };
  }
  if (path === '/.well-known/acp.json' && method === 'GET') {
    await requireFeature('acp', now);
    return { status: 200, body: acpDiscovery(), headers: cachedMinutes(60) };
  }
  const [, area = '', rest = ''] = /^\/api\/agents\/(\w+)(\/.*)?$/.exec(path) ?? [];
  if (area === 'ucp') {
    await requireFeature('ucp', now);
    return answerRest(exchange, rest, limit);
  }
  if (area === 'acp') {
    await requireFeature('acp', now);
    return answerAcp(exchange, rest, limit);
  }
  if (method !== 'GET') throw new AppError('NOT_FOUND');
  if (area === 'gift') return { ...giftFile(rest), headers: cachedMinutes(60) };
  if (area === 'documents') return showDocument(rest.slice(1));
  throw new AppError('NOT_FOUND');
}

/** What agents ask, by any protocol; the shop's own API answers people. */
export const handler = await exchangeHandler(answer, [startZones, startCatalogue]);
