/** A product in two sizes has two lines. */
export interface LineRef {
  productId: string;
  sizeId?: string | null | undefined;
}

export const isSameLine = (one: LineRef, other: LineRef): boolean =>
  one.productId === other.productId && (one.sizeId ?? null) === (other.sizeId ?? null);

/** Ids have no colon. */
export const lineKey = ({ productId, sizeId }: LineRef): string => `${productId}:${sizeId ?? ''}`;

/** 'Country garden, Grand' */
export const lineTitle = (name: string, sizeName: string | null | undefined): string =>
  sizeName ? `${name}, ${sizeName}` : name;
