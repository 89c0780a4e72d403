import { paths } from '@bloomkin/shared/pages.ts';
import { isOrderable } from '@bloomkin/shared/rules/productSizes.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { mainPhoto } from '#features/productCard/mainPhoto.ts';
import { areaNodes } from './floristHead.ts';
import { crumbsNode, type HeadParts, type JsonLdNode, ratingNode } from './headParts.ts';

/** `company`: the florist with its stores, for where the offer can be delivered. */
export function productHead(siteUrl: string, product: Product, company: Company | undefined): HeadParts {
  const { id, name, price, category, company_info } = product;
  const path = paths.product(id);
  const photo = mainPhoto(product);
  return {
    canonical: path,
    kind: 'product',
    image: photo && { path: photo.path, alt: name },
    properties: {
      'product:price:amount': price.toFixed(2),
      'product:price:currency': 'AUD',
      'product:availability': availability(product).property,
      'product:brand': company_info.brand,
    },
    nodes: [
      productNode(siteUrl, path, product, company),
      crumbsNode(siteUrl, [
        { name: 'All flowers', path: paths.market() },
        { name: category.name, path: paths.market({ category: category.id }) },
        { name, path },
      ]),
    ],
  };
}

const availability = ({ active, sizes }: Product) =>
  active && isOrderable({ sizes })
    ? { property: 'in stock', thing: 'https://schema.org/InStock' }
    : { property: 'out of stock', thing: 'https://schema.org/OutOfStock' };

function priceNode({ price, price_to, sizes }: Product): JsonLdNode {
  if (price === price_to) return { '@type': 'Offer', price: price.toFixed(2) };
  return {
    '@type': 'AggregateOffer',
    lowPrice: price.toFixed(2),
    highPrice: price_to.toFixed(2),
    offerCount: sizes.filter(({ active }) => active).length,
  };
}

/** Each size as a product of its own, beside the offer over all. */
const sizeNodes = (
  siteUrl: string,
  path: string,
  { name, sizes }: Product,
  seller: JsonLdNode,
): JsonLdNode[] =>
  sizes.map((size) => ({
    '@type': 'Product',
    name: `${name}, ${size.name}`,
    sku: size.sku || undefined,
    size: size.name,
    offers: {
      '@type': 'Offer',
      price: size.price.toFixed(2),
      priceCurrency: 'AUD',
      url: `${siteUrl}${path}?size=${encodeURIComponent(size.id)}`,
      availability: `https://schema.org/${size.active ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller,
    },
  }));

function productNode(
  siteUrl: string,
  path: string,
  product: Product,
  company: Company | undefined,
): JsonLdNode {
  const { name, description, sku, photos, category, company_info } = product;
  const florist = {
    '@type': 'Florist',
    name: company_info.brand,
    url: `${siteUrl}${paths.florist(company_info.id)}`,
  };
  return {
    '@type': product.sizes.length > 0 ? ['Product', 'ProductGroup'] : 'Product',
    name,
    description,
    sku,
    category: category.name,
    image: photos.length > 0 ? photos.map((photo) => siteUrl + photo.path) : undefined,
    brand: { '@type': 'Brand', name: company_info.brand },
    offers: {
      ...priceNode(product),
      url: siteUrl + path,
      priceCurrency: 'AUD',
      availability: availability(product).thing,
      itemCondition: 'https://schema.org/NewCondition',
      areaServed: company && areaNodes(company.stores),
      seller: florist,
    },
    aggregateRating: ratingNode(product),
    ...(product.sizes.length > 0 && {
      productGroupID: product.id,
      variesBy: 'https://schema.org/size',
      hasVariant: sizeNodes(siteUrl, path, product, florist),
    }),
  };
}
