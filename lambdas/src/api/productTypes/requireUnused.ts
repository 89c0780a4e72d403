import { AppError } from '@bloomkin/shared/errors.ts';
import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { TypeUse, Use } from '#catalogue/model/typeUse.ts';
import { findProducts } from '#model/products/productEntity.ts';
import type { TypeParameter } from '#model/productTypes/productTypeEntity.ts';

/** 409 `PRODUCT_TYPE.IN_USE` with the first products by name. */
export async function requireUnused(what: string, { count, productIds, countCompanies }: Use): Promise<void> {
  if (count === 0) return;
  const found = await findProducts(productIds.map((id) => ProductId.parse(id)));
  const products = [...found.values()].map(({ id, name }) => ({ id, name }));
  const rest = count - products.length;
  const names = [...products.map(({ name }) => name), ...(rest > 0 ? [`${rest} more`] : [])];
  throw new AppError('PRODUCT_TYPE.IN_USE', {
    message: `${what} is in use by ${count === 1 ? '1 product' : `${count} products`}: ${names.join(', ')}.`,
    extra: { products, products_num: count, companies_num: countCompanies() },
  });
}

/** Parameters, kinds and values in use cannot be removed. */
export async function requireUnusedParts(
  next: readonly TypeParameter[],
  current: readonly TypeParameter[],
  use: TypeUse,
): Promise<void> {
  for (const parameter of current) {
    const nextParameter = next.find(({ id }) => id === parameter.id);
    if (!nextParameter || nextParameter.type !== parameter.type)
      await requireUnused(
        nextParameter ? `The kind of ${parameter.name}` : parameter.name,
        use.parameter(parameter.id),
      );
    const gone = parameter.values.filter((value) => nextParameter && !nextParameter.values.includes(value));
    for (const value of gone) await requireUnused(value, use.value(parameter.id, value));
  }
}
