import { paths } from '@bloomkin/shared/pages.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { listVariants, type Variant } from '#agents/core/catalog.ts';
import { photoUrl, productUrl, siteUrl } from '#agents/core/links.ts';
import type { Platform } from './platform.ts';

const toPrice = (amount: number) => ({ amount, currency: 'AUD' });

const summaryMax = 500;

/** In a list: with whole texts of 4,000 characters an answer could have more than 1 MB. */
export function toListedProduct(product: Product, platform: Platform) {
  const characters = [...product.description];
  const isLong = characters.length > summaryMax;
  const description = isLong ? `${characters.slice(0, summaryMax - 1).join('')}…` : product.description;
  return toProduct({ ...product, description }, platform);
}

/** A list price would be drawn as a strike-out, so there is none. */
export function toProduct(product: Product, { capabilities }: Platform) {
  const { id, name, description, photos, company_info: florist, rating, reviews_count } = product;
  const variants = listVariants(product);
  const cents = variants.map(({ priceCents }) => priceCents);
  const media = photos
    .toSorted((a, b) => Number(b.main) - Number(a.main))
    .map(({ medium }) => ({ type: 'image', url: photoUrl(medium.path), alt_text: name }));
  const hasFulfillment = capabilities.has('dev.ucp.shopping.fulfillment');
  const fulfillment = hasFulfillment && toFulfillment(product);
  return {
    id,
    title: name,
    description: { plain: description || name },
    url: productUrl(id),
    categories: [{ value: product.category.name, taxonomy: 'merchant' }],
    price_range: { min: toPrice(Math.min(...cents)), max: toPrice(Math.max(...cents)) },
    media,
    ...(product.sizes.length > 0 && {
      options: [{ name: 'Size', values: variants.map(({ sizeName }) => ({ label: sizeName ?? '' })) }],
    }),
    ...(rating !== null && { rating: { value: rating, scale_min: 1, scale_max: 5, count: reviews_count } }),
    variants: variants.map((variant) => ({
      ...toVariant(variant, product),
      media: media.slice(0, 1),
      seller: {
        name: florist.brand,
        links: [{ type: 'seller_page', url: siteUrl(paths.florist(florist.id)) }],
      },
      ...(fulfillment && { fulfillment }),
    })),
  };
}

const toVariant = ({ id, sizeName, priceCents, sku }: Variant, { name, id: productId }: Product) => ({
  id,
  ...(sku !== '' && { sku }),
  title: sizeName ?? name,
  description: { plain: sizeName ? `${name}, ${sizeName}` : name },
  url: productUrl(productId),
  price: toPrice(priceCents),
  availability: { available: true, status: 'in_stock' },
  options: sizeName ? [{ name: 'Size', label: sizeName }] : [],
});

/** With a place, the promise engine’s earliest day; without one nothing is claimed. */
function toFulfillment({ earliest_day: day }: Product) {
  if (day === undefined) return undefined;
  const availability = { available: day !== null, status: day === null ? 'out_of_stock' : 'in_stock' };
  return {
    methods: [
      {
        type: 'shipping',
        ...(day && { description: { plain: `Delivered from ${formatDay(day)}` } }),
        availability,
      },
    ],
  };
}
