import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { vi } from 'vitest';
import { checkReply } from '#support/checkReply.ts';

/** A product as the API gives it. Made as the schema reads it, so its ids are branded. */
export async function givenProduct(change: Readonly<Record<string, unknown>> = {}): Promise<Product> {
  const schema = await import('@bloomkin/shared/schemas/product.ts');
  return schema.Product.parse({
    id: 'p1',
    name: 'Jacaranda Dusk',
    price: 89.5,
    price_to: change.price ?? 89.5,
    sku: 'JD-1',
    description: 'Lavender roses and white anemones.',
    category: { id: 'c1', name: 'Bouquets' },
    type: { id: 't1', name: 'Bouquet' },
    site: '',
    active: true,
    company: 'f1',
    photos: [
      {
        id: 'x2',
        main: false,
        path: '/m/2.webp',
        medium: { path: '/m/2-800.webp' },
        small: { path: '/m/2-480.webp' },
      },
      {
        id: 'x1',
        main: true,
        path: '/m/1.webp',
        medium: { path: '/m/1-800.webp' },
        small: { path: '/m/1-480.webp' },
      },
    ],
    parameter_values: [],
    sizes: [],
    addon: false,
    company_info: {
      id: 'f1',
      name: 'Petal & Twine Pty Ltd',
      brand: 'Petal & Twine',
      logo: null,
      rating: 4.9,
      sameDayDelivery: true,
      delivery_periods: [],
    },
    rating: 4.9,
    reviews_count: 312,
    created_at: '2026-11-19T22:00:00.000Z',
    updated_at: '2026-11-19T22:00:00.000Z',
    ...change,
  });
}

type Reply = (url: URL) => unknown;

/** Answers the API's calls by path, and notes what was asked; what is not listed is a 404. */
export function givenApi(replies: Readonly<Record<string, Reply>>): URL[] {
  const requests: URL[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'https://shop.test');
    if (url.pathname === '/config.json') return Response.json({});
    requests.push(url);
    const reply = replies[url.pathname];
    if (!reply)
      return Response.json({ code: 'NOT_FOUND', message: 'We could not find that.' }, { status: 404 });
    const body = await reply(url);
    if (body instanceof Response) return body;
    return Response.json(checkReply(init.method ?? 'GET', url.pathname, body));
  });
  return requests;
}
