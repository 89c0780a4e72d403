import { paths } from '@bloomkin/shared/pages.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import * as z from 'zod';
import { findCatalogProduct, type Search, searchProducts } from '#agents/core/catalog.ts';
import { siteUrl } from '#agents/core/links.ts';
import { toEnvelope } from './capabilities.ts';
import { error, type UcpMessage } from './messages.ts';
import { type Platform, UcpRefusal } from './platform.ts';
import { toListedProduct, toProduct } from './toProduct.ts';

/** With tools of MCP, which send it twice, the longest texts of as many products stay below 1 MB. */
const mostListed = 20;

const word = (max: number) => z.string().max(max);
const Locality = z.looseObject({
  address_country: word(60).optional(),
  address_region: word(60).optional(),
  postal_code: word(12).optional(),
  address_locality: word(100).optional(),
});

const Filters = z.looseObject({
  categories: z.array(word(200)).max(20).optional(),
  price: z.looseObject({ min: z.int().min(0).optional(), max: z.int().min(0).optional() }).optional(),
  fulfills_to: Locality.optional(),
  methods: z.array(word(40)).max(10).optional(),
});

export const SearchBody = z.looseObject({
  query: word(500).optional(),
  context: Locality.nullish(),
  filters: Filters.nullish(),
  pagination: z.looseObject({ cursor: word(40).optional(), limit: z.int().min(1).optional() }).nullish(),
});

export const LookupBody = z.looseObject({
  ids: z.array(word(200)).min(1).max(mostListed),
  context: Locality.nullish(),
  filters: Filters.nullish(),
});

const Selected = z.looseObject({ name: word(60), label: word(60).optional(), id: word(100).optional() });
export const ProductBody = z.looseObject({
  id: word(200),
  selected: z.array(Selected).max(10).optional(),
  context: Locality.nullish(),
  filters: Filters.nullish(),
});

export async function searchCatalog(
  body: z.output<typeof SearchBody>,
  platform: Platform,
  now: Date,
): Promise<object> {
  const { page, perPage } = readPage(body.pagination);
  const search = toSearch(body);
  const found = await searchProducts({ ...search, page, perPage }, now);
  const messages: UcpMessage[] = [];
  if (search.onlyDeliverable && !search.area)
    messages.push({
      type: 'warning',
      code: 'address_unknown',
      path: '$.filters.fulfills_to',
      content: 'Add a suburb or a postcode: without one nothing is left out',
    });
  if (found.unknownCategory !== undefined)
    messages.push({
      type: 'info',
      code: 'not_found',
      content: `There is no category ${found.unknownCategory}`,
    });
  if (found.placeFault !== undefined)
    messages.push({
      type: 'warning',
      code: 'address_unknown',
      path: '$.filters.fulfills_to',
      content: found.placeFault,
    });
  return {
    ucp: toEnvelope(platform.capabilities),
    products: found.products.map((product) => toListedProduct(product, platform)),
    pagination: {
      has_next_page: found.hasNext,
      total_count: found.total,
      ...(found.hasNext && { cursor: `${page + 1}.${perPage}` }),
    },
    messages,
  };
}

function toSearch({
  query = '',
  context,
  filters,
}: z.output<typeof SearchBody>): Omit<Search, 'page' | 'perPage'> {
  const wanted = filters?.fulfills_to ?? context ?? undefined;
  const postcode = wanted?.postal_code ?? '';
  // A buyer abroad may send flowers to Australia: only where they go counts.
  const country = filters?.fulfills_to?.address_country;
  const methods = filters?.methods ?? [];
  return {
    text: query.trim(),
    categories: filters?.categories ?? [],
    minCents: filters?.price?.min,
    maxCents: filters?.price?.max,
    area:
      wanted && (postcode !== '' || wanted.address_locality)
        ? { region: wanted.address_region ?? '', postcode, locality: wanted.address_locality ?? '', country }
        : undefined,
    onlyDeliverable: filters?.fulfills_to !== undefined && !methods.includes('pickup'),
    pickup: methods.length > 0 && methods.every((method) => method === 'pickup'),
  };
}

/** The cursor is the next page with its length. */
function readPage(pagination: z.output<typeof SearchBody>['pagination']) {
  const { cursor, limit } = pagination ?? {};
  if (cursor === undefined) return { page: 1, perPage: Math.min(limit ?? 10, mostListed) };
  const [, page, perPage] = /^([1-9]\d{0,4})\.([1-9]\d?)$/.exec(cursor) ?? [];
  if (!page || !perPage)
    throw new UcpRefusal('invalid_request', 'Unknown cursor: begin with the first page again');
  return { page: Number(page), perPage: Number(perPage) };
}

export async function lookUpCatalog(body: z.output<typeof LookupBody>, platform: Platform): Promise<object> {
  const ids = [...new Set(body.ids)];
  const found = await Promise.all(ids.map(async (id) => ({ id, product: await findCatalogProduct(id) })));
  const byProduct = Map.groupBy(found, ({ product }) => product?.id);
  const products = [...byProduct].flatMap(([productId, asked]) => {
    const [first] = asked;
    return productId === undefined || !first?.product
      ? []
      : [
          toLookedUp(
            first.product,
            asked.map(({ id }) => id),
            platform,
          ),
        ];
  });
  const missing = found.filter(({ product }) => !product);
  return {
    ucp: toEnvelope(platform.capabilities),
    products,
    messages: missing.map(({ id }): UcpMessage => ({ type: 'info', code: 'not_found', content: id })),
  };
}

/** Each variant says which of the ids led to it. */
function toLookedUp(product: Product, ids: readonly string[], platform: Platform) {
  const shown = toListedProduct(product, platform);
  const [featured] = shown.variants;
  const variants = shown.variants.flatMap((variant) => {
    const inputs = ids.flatMap((id) => {
      if (id === variant.id) return [{ id, match: 'exact' }];
      return id === product.id && variant === featured ? [{ id, match: 'featured' }] : [];
    });
    return inputs.length > 0 ? [{ ...variant, inputs }] : [];
  });
  return { ...shown, variants };
}

export async function getCatalogProduct(
  body: z.output<typeof ProductBody>,
  platform: Platform,
): Promise<object> {
  const product = await findCatalogProduct(body.id);
  if (!product)
    return {
      ucp: toEnvelope(platform.capabilities, 'error'),
      messages: [error('not_found', 'There is no such product', '$.id', 'unrecoverable')],
      continue_url: siteUrl(paths.market()),
    };
  const shown = toProduct(product, platform);
  if (product.sizes.length === 0) return { ucp: toEnvelope(platform.capabilities), product: shown };
  const wanted = body.selected?.find(({ name }) => name.toLowerCase() === 'size');
  const ofSelection = shown.variants.filter(
    ({ title }) => wanted && title.toLowerCase() === wanted.label?.toLowerCase(),
  );
  const ofId = shown.variants.filter(({ id }) => id === body.id);
  const [featured] = [...ofSelection, ...ofId, ...shown.variants];
  const rest = shown.variants.filter((variant) => variant !== featured);
  return {
    ucp: toEnvelope(platform.capabilities),
    product: {
      ...shown,
      variants: featured ? [featured, ...rest] : rest,
      selected: featured?.options ?? [],
      options: [
        {
          name: 'Size',
          values: product.sizes.map(({ name, active }) => ({ label: name, available: active, exists: true })),
        },
      ],
    },
  };
}
