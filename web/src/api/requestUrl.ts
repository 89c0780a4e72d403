/** What may stand in a query; lists and objects go as JSON text (contract, section 1). */
export type QueryValues = Readonly<Record<string, unknown>>;

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A route's path with its names filled in and the query behind it, in a stable order so that caches can share it. */
export function requestUrl(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: QueryValues = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, textOf(value)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
}
