export function cartTotals(lines: readonly { count: number; priceCents: number }[]): {
  goodsNum: number;
  goodsCents: number;
} {
  return {
    goodsNum: lines.reduce((sum, { count }) => sum + count, 0),
    goodsCents: lines.reduce((sum, { count, priceCents }) => sum + count * priceCents, 0),
  };
}
