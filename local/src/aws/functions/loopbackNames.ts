import dns from 'node:dns';

/**
 * Lets this thread resolve every name under `localhost` to this machine, as RFC 6761 asks and not every system does: the
 * SDK of Amazon Location puts `places.` before whatever host it is given.
 */
export function resolveLoopbackNames(): void {
  const { lookup } = dns;
  const local = (name: string) => (name.endsWith('.localhost') ? '127.0.0.1' : name);
  Object.assign(dns, {
    lookup: (name: string, ...rest: unknown[]) => Reflect.apply(lookup, dns, [local(name), ...rest]),
  });
}
