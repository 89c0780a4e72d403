/** Query values; lists and objects are sent as JSON text. */
export type QueryValues = Readonly<Record<string, unknown>>;

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Fills in `{id}`. */
export function buildPath(path: string, params: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  );
}

/** Without `?`, sorted for caching; skips undefined values. */
export function buildQuery(query: QueryValues = {}): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, formatValue(value)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return new URLSearchParams(pairs).toString();
}

/** Skips empty values. */
export function requestUrl(path: string, params: object = {}, query: QueryValues = {}): string {
  const values = Object.entries(query).filter(([, value]) => value !== null && value !== '');
  const search = buildQuery(Object.fromEntries(values));
  return search === '' ? buildPath(path, params) : `${buildPath(path, params)}?${search}`;
}
