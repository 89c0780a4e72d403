/** A product ordered in two sizes has two lines. */
export interface LineRef {
  productId: string;
  sizeId?: string | null | undefined;
}

export const isSameLine = (one: LineRef, other: LineRef): boolean =>
  one.productId === other.productId && (one.sizeId ?? null) === (other.sizeId ?? null);

export const lineKey = ({ productId, sizeId }: LineRef): string => `${productId}:${sizeId ?? ''}`;

export const lineTitle = (name: string, sizeName: string | null | undefined): string =>
  sizeName ? `${name}, ${sizeName}` : name;
