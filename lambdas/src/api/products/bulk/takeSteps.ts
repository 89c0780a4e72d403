import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { ProductOutcome } from '@bloomkin/shared/schemas/productBulk.ts';
import type { Step } from '#model/products/bulk/productChangeEntity.ts';
import { findProducts, type ProductItem } from '#model/products/productEntity.ts';
import { type ProductWrite, saveProducts } from '#model/products/saveProduct.ts';
import { inBatches } from '#platform/table/inBatches.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';

const stepsPerTransaction = 25;

export const goneProduct = 'This product is no longer in your list';

interface Steps {
  companyId: CompanyId;
  steps: readonly Step[];
  now: Date;
  /** Why a product in neither state is left alone. */
  changedMessage: string;
}

interface Taken {
  outcomes: ProductOutcome[];
  /** The log's version; undefined when nothing was written. */
  version: string | undefined;
}

/** Idempotent: a product in state `to` already counts as done. */
export async function takeSteps({ steps, ...rest }: Steps): Promise<Taken> {
  const batches = await inBatches(steps, stepsPerTransaction, (batch) =>
    takeBatch({ ...rest, steps: batch }),
  );
  const versions = batches.flatMap(({ version }) => version ?? []);
  return { outcomes: batches.flatMap(({ outcomes }) => outcomes), version: versions.sort().at(-1) };
}

/** Retries the batch when a product changed since the read. */
const takeBatch = ({ companyId, steps, now, changedMessage }: Steps): Promise<Taken> =>
  retryOnConflict(async () => {
    const products = await findProducts(steps.map(({ productId }) => productId));
    const writes: ProductWrite[] = [];
    const outcomes = steps.map((step): ProductOutcome => {
      const { productId: id } = step;
      const product = products.get(id);
      if (!product || product.deleted || product.companyId !== companyId)
        return { id, ok: false, error: goneProduct };
      if (shows(product, step, 'to')) return { id, ok: true, error: null };
      if (!shows(product, step, 'from')) return { id, ok: false, error: changedMessage };
      writes.push({ product: applyStep(product, step, now), read: product });
      return { id, ok: true, error: null };
    });
    if (writes.length === 0) return { outcomes, version: undefined };
    const version = await saveProducts(writes, now);
    return version === conflict ? conflict : { outcomes, version };
  });

function shows(product: ProductItem, { field, sizes = [], ...step }: Step, side: 'from' | 'to'): boolean {
  if (product[field] !== step[side]) return false;
  if (field === 'active') return true;
  const prices = new Map(sizes.map((size) => [size.id, size[side]]));
  return (
    product.sizes.length === prices.size &&
    product.sizes.every(({ id, priceCents }) => prices.get(id) === priceCents)
  );
}

const applyStep = (product: ProductItem, { field, to, sizes = [] }: Step, now: Date): ProductItem => ({
  ...product,
  [field]: to,
  sizes: product.sizes.map((size) => ({
    ...size,
    priceCents: sizes.find(({ id }) => id === size.id)?.to ?? size.priceCents,
  })),
  revision: product.revision + 1,
  updatedAt: now.toISOString(),
});
