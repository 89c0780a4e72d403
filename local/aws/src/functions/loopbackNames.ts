import dns from 'node:dns';

/** RFC 6761, which not every system follows: Amazon Location's SDK prepends `places.` to the host. */
export function resolveLoopbackNames(): void {
  const { lookup } = dns;
  const local = (name: string) => (name.endsWith('.localhost') ? '127.0.0.1' : name);
  Object.assign(dns, {
    lookup: (name: string, ...rest: unknown[]) => Reflect.apply(lookup, dns, [local(name), ...rest]),
  });
}
