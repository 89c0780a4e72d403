import { invalidParameter } from './stripeFault.ts';

type Branch = Map<string, Branch | string>;

/** `line_items[0][quantity]=2` and `expand[]=charge`, as the SDK writes objects and lists. */
export function nestFields(fields: URLSearchParams): Record<string, unknown> {
  const root: Branch = new Map();
  for (const [name, value] of fields) {
    const steps = name.replaceAll(']', '').split('[');
    const last = steps.pop() ?? '';
    let parent = root;
    for (const step of steps) {
      const child = parent.get(step) ?? new Map();
      if (typeof child === 'string') throw invalidParameter('Invalid form', 'body');
      parent.set(step, child);
      parent = child;
    }
    parent.set(last || String(parent.size), value);
  }
  return Object.fromEntries([...root].map(([name, child]) => [name, toValue(child)]));
}

function toValue(node: Branch | string): unknown {
  if (typeof node === 'string') return node;
  const isList = [...node.keys()].every((name, index) => name === String(index));
  const entries = [...node].map(([name, child]) => [name, toValue(child)] as const);
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
