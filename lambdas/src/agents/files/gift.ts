import { AppError } from '@bloomkin/shared/errors.ts';
import { siteUrl } from '#agents/core/links.ts';
import { giftVersion } from '#agents/ucp/capabilities.ts';
import type { Reply } from '#platform/http/exchangeHandler.ts';
import gift from './gift.json' with { type: 'json' };

/** The extension’s schema under the stage’s own address. */
export function giftFile(path: string): Reply {
  if (path !== `/${giftVersion}/gift.json`) throw new AppError('NOT_FOUND');
  return { status: 200, body: { ...gift, $id: siteUrl(`/api/agents/gift${path}`) } };
}
