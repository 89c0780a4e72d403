import { paths } from '@bloomkin/shared/pages.ts';
import { toVariantId } from '@bloomkin/shared/rules/productSizes.ts';
import type { AgentSession } from '#model/agents/agentSessionEntity.ts';
import { setting } from '#platform/settings.ts';

const site = (): string => setting('SITE_URL');

export const siteUrl = (path = '/'): string => `${site()}${path}`;

/** Where the person sees what the agent filled in, signs in and pays. */
export function continueUrl({ id, lines }: Pick<AgentSession, 'id' | 'lines'>): string {
  const items = lines.map(({ productId, sizeId, count }) => `${toVariantId(productId, sizeId)}:${count}`);
  return `${siteUrl(paths.filledCart(items.join(',')))}?session=${id}`;
}

export const productUrl = (id: string): string => siteUrl(paths.product(id));

/** Pictures are stored as paths of this site, or in the demo as whole addresses. */
export const photoUrl = (path: string): string => (path.startsWith('/') ? siteUrl(path) : path);

export const documentUrl = (name: 'privacy' | 'user_agreement' | 'refund'): string =>
  siteUrl(`/api/agents/documents/${name}`);
