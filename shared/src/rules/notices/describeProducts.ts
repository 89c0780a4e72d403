const maxNamed = 3;

/** 'Jacaranda Dusk', 'Jacaranda Dusk and Tulip Crush', 'Jacaranda Dusk, Tulip Crush, Gerbera Pop and 2 more'. */
export function describeProducts(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  const named = distinct.slice(0, maxNamed);
  const others = distinct.length - named.length;
  const parts = others > 0 ? [...named, `${others} more`] : named;
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}
