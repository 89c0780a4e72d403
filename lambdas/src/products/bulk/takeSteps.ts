import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { ProductOutcome } from '@bloomkin/shared/schemas/productBulk.ts';
import { inBatches } from '#table/inBatches.ts';
import { conflict, retryOnConflict } from '#table/retry.ts';
import { findProducts, type ProductItem } from '../productEntity.ts';
import { type ProductWrite, saveProducts } from '../saveProduct.ts';
import type { Step } from './productChangeEntity.ts';

const stepsPerTransaction = 25;

export const goneProduct = 'This product is no longer in your list';

interface Steps {
  companyId: CompanyId;
  steps: readonly Step[];
  now: Date;
  /** Why a product stays as it is that shows neither `from` nor `to`. */
  changedMessage: string;
}

interface Taken {
  outcomes: ProductOutcome[];
  /** Of the catalogue; undefined when nothing was written. */
  version: string | undefined;
}

/** Safe to repeat: a product that shows `to` already counts as done. */
export async function takeSteps({ steps, ...rest }: Steps): Promise<Taken> {
  const batches = await inBatches(steps, stepsPerTransaction, (batch) =>
    takeBatch({ ...rest, steps: batch }),
  );
  const versions = batches.flatMap(({ version }) => version ?? []);
  return { outcomes: batches.flatMap(({ outcomes }) => outcomes), version: versions.sort().at(-1) };
}

/** Retries the batch when one of its products changed since it was read. */
const takeBatch = ({ companyId, steps, now, changedMessage }: Steps): Promise<Taken> =>
  retryOnConflict(async () => {
    const products = await findProducts(steps.map(({ productId }) => productId));
    const writes: ProductWrite[] = [];
    const outcomes = steps.map((step): ProductOutcome => {
      const { productId: id, field, from, to } = step;
      const product = products.get(id);
      if (!product || product.deleted || product.companyId !== companyId)
        return { id, ok: false, error: goneProduct };
      if (product[field] === to) return { id, ok: true, error: null };
      if (product[field] !== from) return { id, ok: false, error: changedMessage };
      writes.push({ product: applyStep(product, step, now), read: product });
      return { id, ok: true, error: null };
    });
    if (writes.length === 0) return { outcomes, version: undefined };
    const version = await saveProducts(writes, now);
    return version === conflict ? conflict : { outcomes, version };
  });

const applyStep = (product: ProductItem, { field, to }: Step, now: Date): ProductItem => ({
  ...product,
  [field]: to,
  revision: product.revision + 1,
  updatedAt: now.toISOString(),
});
