import { chooseSize, toVariantId } from '@bloomkin/shared/rules/productSizes.ts';
import { ProductId, SizeId } from '@bloomkin/shared/schemas/ids.ts';
import type { AgentLine } from '#model/agents/agentSessionEntity.ts';
import { isSelling } from '#model/companies/companyEntity.ts';
import { type CompanyWithStores, findCompany } from '#model/companies/companyWithStores.ts';
import { findProducts, type ProductItem } from '#model/products/productEntity.ts';

export function parseVariantId(id: string): Pick<AgentLine, 'productId' | 'sizeId'> | undefined {
  const [product, size, ...rest] = id.split('~');
  const productId = ProductId.safeParse(product).data;
  const sizeId = size === undefined ? undefined : SizeId.safeParse(size).data;
  if (!productId || rest.length > 0 || (size !== undefined && !sizeId)) return undefined;
  return sizeId ? { productId, sizeId } : { productId };
}

/** What lines are made of, read once for a request. */
export interface Wares {
  products: ReadonlyMap<ProductId, ProductItem>;
  florists: readonly CompanyWithStores[];
}

export async function loadWares(ids: readonly ProductId[]): Promise<Wares> {
  const products = await findProducts(ids);
  const owners = [...new Set([...products.values()].map(({ companyId }) => companyId))];
  const florists = await Promise.all(owners.map((id) => findCompany(id, { consistent: true })));
  return { products, florists: florists.filter((one) => one !== undefined) };
}

export const listProductIds = (items: readonly AskedItem[]): ProductId[] =>
  items.flatMap(({ id }) => parseVariantId(id)?.productId ?? []);

export interface AskedItem {
  id: string;
  quantity: number;
}

export interface ItemFault {
  index: number;
  code: 'not_found' | 'out_of_stock' | 'invalid';
  text: string;
}

export const maxLines = 100;
const maxCount = 999;

/** The lines of a session, or why an item cannot be sold. The same item twice adds up. */
export function readLines(
  items: readonly AskedItem[],
  { products, florists }: Wares,
): { lines: AgentLine[]; faults: ItemFault[] } {
  const selling = new Set(florists.flatMap(({ company }) => (isSelling(company) ? company.id : [])));
  const lines = new Map<string, AgentLine>();
  const faults: ItemFault[] = [];
  for (const [index, { id, quantity }] of items.entries()) {
    const variant = parseVariantId(id);
    const product = variant && products.get(variant.productId);
    const fault = findFault(product, variant?.sizeId, selling);
    if (fault || !variant) {
      faults.push({ index, ...(fault ?? unknown) });
      continue;
    }
    const key = toVariantId(variant.productId, variant.sizeId);
    const count = (lines.get(key)?.count ?? 0) + quantity;
    lines.set(key, { ...variant, count: Math.min(count, maxCount) });
    if (count > maxCount) faults.push({ index, code: 'invalid', text: `At most ${maxCount} of ${id}` });
  }
  return { lines: [...lines.values()], faults };
}

const unknown = { code: 'not_found', text: 'There is no such item' } as const;

function findFault(
  product: ProductItem | undefined,
  sizeId: AgentLine['sizeId'],
  selling: ReadonlySet<string>,
): Omit<ItemFault, 'index'> | undefined {
  if (!product || product.deleted) return unknown;
  if (!product.active || !selling.has(product.companyId))
    return { code: 'out_of_stock', text: `${product.name} is not available any more` };
  const choice = chooseSize(product.sizes, sizeId);
  if (!('fault' in choice)) return undefined;
  return choice.fault === 'missing'
    ? { code: 'invalid', text: `Choose a size of ${product.name}: ${listSizes(product)}` }
    : { code: 'out_of_stock', text: `This size of ${product.name} is not available any more` };
}

const listSizes = ({ id, sizes }: ProductItem): string =>
  sizes
    .filter(({ active }) => active)
    .map((size) => `${size.name} (${toVariantId(id, size.id)})`)
    .join(', ');
