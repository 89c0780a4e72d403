import { AppError } from '@bloomkin/shared/errors.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { changePut } from '../catalogue/catalogueLogTable.ts';
import { versionHeaders } from '../catalogue/catalogueVersion.ts';
import { productChange } from '../catalogue/changeOf.ts';
import type { CompanyItem } from '../companies/companyTable.ts';
import { HttpResponse } from '../http/response.ts';
import { type TransactItem, transact } from '../table/transact.ts';
import { insertProduct, type ProductItem, replaceProduct } from './productTable.ts';
import { toProduct } from './toProduct.ts';

/**
 * Writes a product and its line in the catalogue's log together. The answer names the log's version, so that the list the
 * florist looks at next has it.
 */
export async function saveProduct(
  product: ProductItem,
  read: ProductItem | undefined,
  now: Date,
  beside: readonly TransactItem[] = [],
): Promise<Record<string, string>> {
  const { version, items } = changePut([productChange(product)], now);
  const rows = read ? replaceProduct(product, read) : insertProduct(product);
  const failed = await transact([...rows, ...items, ...beside]);
  if (!failed) return versionHeaders(version);
  const aboutSku = rows[failed.index]?.Put?.ConditionExpression === 'attribute_not_exists(pk)';
  throw new AppError(aboutSku ? 'PRODUCT.SKU_TAKEN' : 'CONFLICT.BUSY');
}

const maxTries = 5;

/** Reads and writes again when a sale or a review was counted in between: the florist changed nothing of these. */
export async function overTallies<T>(save: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await save();
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'CONFLICT.BUSY';
      if (!isBusy || attempt === maxTries) throw error;
    }
  }
}

export function answerProduct(
  product: ProductItem,
  company: CompanyItem,
  headers: Record<string, string> = {},
): HttpResponse<{ data: Product }> {
  return new HttpResponse({ data: toProduct(product, company) }, { headers });
}
