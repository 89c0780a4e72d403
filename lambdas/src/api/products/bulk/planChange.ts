import { changePrice, findPriceFault } from '@bloomkin/shared/rules/priceChange.ts';
import { priceRange } from '@bloomkin/shared/rules/productSizes.ts';
import type { CompanyId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { ProductBulkChange, ProductOutcome } from '@bloomkin/shared/schemas/productBulk.ts';
import type { Step } from '#model/products/bulk/productChangeEntity.ts';
import { findProducts, type ProductItem } from '#model/products/productEntity.ts';
import { goneProduct } from './takeSteps.ts';

interface Plan {
  steps: Step[];
  refused: ProductOutcome[];
}

export async function planChange(
  companyId: CompanyId,
  ids: readonly ProductId[],
  change: ProductBulkChange,
): Promise<Plan> {
  const products = await readProducts(ids);
  const plan: Plan = { steps: [], refused: [] };
  for (const id of ids) {
    const product = products.get(id);
    const isOwn = product && !product.deleted && product.companyId === companyId;
    const step = isOwn ? planStep(product, change) : goneProduct;
    if (typeof step === 'string') plan.refused.push({ id, ok: false, error: step });
    else plan.steps.push(step);
  }
  return plan;
}

const idsPerRead = 100;

async function readProducts(ids: readonly ProductId[]): Promise<ReadonlyMap<ProductId, ProductItem>> {
  const parts = Array.from({ length: Math.ceil(ids.length / idsPerRead) }, (_, at) =>
    findProducts(ids.slice(at * idsPerRead, (at + 1) * idsPerRead)),
  );
  return new Map((await Promise.all(parts)).flatMap((part) => [...part]));
}

function planStep(product: ProductItem, change: ProductBulkChange): Step | string {
  const { id: productId, active, priceCents } = product;
  if ('active' in change) return { productId, field: 'active', from: active, to: change.active };
  const sizes = product.sizes.map((size) => ({
    ...size,
    from: size.priceCents,
    priceCents: changePrice(size.priceCents, change.price),
  }));
  const own = changePrice(priceCents, change.price);
  const { fromCents: to } = priceRange({ priceCents: own, sizes });
  const fault = [to, ...sizes.map((size) => size.priceCents)].map(findPriceFault).find(Boolean);
  if (fault) return fault;
  const step = { productId, field: 'priceCents', from: priceCents, to } as const;
  if (sizes.length === 0) return step;
  return { ...step, sizes: sizes.map(({ id, from, priceCents: cents }) => ({ id, from, to: cents })) };
}
