/** Query values; lists and objects are sent as JSON text. */
export type QueryValues = Readonly<Record<string, unknown>>;

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A route's path and query for a call, sorted so that caches share it; empty values are left out. */
export function requestUrl(path: string, params: object = {}, query: QueryValues = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  );
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, formatValue(value)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return pairs.length === 0 ? pathname : `${pathname}?${new URLSearchParams(pairs)}`;
}
