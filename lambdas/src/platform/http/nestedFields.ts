const prototypeKeys = new Set(['__proto__', 'prototype', 'constructor']);
const maxDepth = 6;

interface Branch {
  kind: 'branch';
  children: Map<string, Branch | Leaf>;
}
interface Leaf {
  kind: 'leaf';
  isList: boolean;
  values: unknown[];
}

/** The last value of a repeated name wins, `[]` collects; undefined for invalid names (docs/decisions/0024). */
export function nestFields(
  fields: Iterable<readonly [string, unknown]>,
): Record<string, unknown> | undefined {
  const root: Branch = { kind: 'branch', children: new Map() };
  for (const [name, value] of fields) {
    if (!addField(root, splitName(name), value)) return undefined;
  }
  return Object.fromEntries([...root.children].map(([name, child]) => [name, toValue(child)]));
}

function splitName(name: string): string[] {
  const [, head = name, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  return [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')];
}

function addField(root: Branch, path: string[], value: unknown): boolean {
  if (path.length > maxDepth || path.some((part) => prototypeKeys.has(part))) return false;
  const isList = path.length > 1 && path.at(-1) === '';
  const steps = isList ? path.slice(0, -1) : path;
  const parent = ensureBranch(root, steps.slice(0, -1));
  const name = steps.at(-1) ?? '';
  const existing = parent?.children.get(name);
  if (!parent || existing?.kind === 'branch' || (existing && existing.isList !== isList)) return false;
  // In place: copying the list for each repeat would be quadratic.
  if (existing) existing.values.push(value);
  else parent.children.set(name, { kind: 'leaf', isList, values: [value] });
  return true;
}

function ensureBranch(root: Branch, steps: string[]): Branch | undefined {
  let node = root;
  for (const step of steps) {
    const child = node.children.get(step) ?? { kind: 'branch', children: new Map() };
    if (child.kind === 'leaf') return undefined;
    node.children.set(step, child);
    node = child;
  }
  return node;
}

function toValue(node: Branch | Leaf): unknown {
  if (node.kind === 'leaf') return node.isList ? node.values : node.values.at(-1);
  const entries = [...node.children].map(([name, child]) => [name, toValue(child)] as const);
  const isArray = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isArray ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
