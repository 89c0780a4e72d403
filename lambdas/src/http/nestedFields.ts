/** Names that would reach an object's prototype are refused wherever they stand in a field's name. */
const forbidden = new Set(['__proto__', 'prototype', 'constructor']);
const maxDepth = 6;

interface Branch {
  kind: 'branch';
  children: Map<string, Branch | Leaf>;
}
/** `many`: the name ended with `[]`, so that every value counts. */
interface Leaf {
  kind: 'leaf';
  many: boolean;
  values: unknown[];
}

/**
 * Fields of a form as a tree: `parameters[0][values][]=red` becomes `{parameters: [{values: ['red']}]}`. A field given
 * twice keeps its last value, one with `[]` collects them. A name that is too deep, forbidden or at odds with another
 * gives undefined.
 */
export function nestFields(
  fields: Iterable<readonly [string, unknown]>,
): Record<string, unknown> | undefined {
  const root: Branch = { kind: 'branch', children: new Map() };
  for (const [name, value] of fields) {
    if (!place(root, splitName(name), value)) return undefined;
  }
  return Object.fromEntries([...root.children].map(([name, child]) => [name, plain(child)]));
}

function splitName(name: string): string[] {
  const [, head = name, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  return [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')];
}

function place(root: Branch, path: string[], value: unknown): boolean {
  if (path.length > maxDepth || path.some((part) => forbidden.has(part))) return false;
  const many = path.length > 1 && path.at(-1) === '';
  const steps = many ? path.slice(0, -1) : path;
  const parent = branchAt(root, steps.slice(0, -1));
  const name = steps.at(-1) ?? '';
  const present = parent?.children.get(name);
  if (!parent || present?.kind === 'branch' || (present && present.many !== many)) return false;
  // In place: copying the list for each repeat makes a long form quadratic.
  if (present) present.values.push(value);
  else parent.children.set(name, { kind: 'leaf', many, values: [value] });
  return true;
}

function branchAt(root: Branch, steps: string[]): Branch | undefined {
  let node = root;
  for (const step of steps) {
    const child = node.children.get(step) ?? { kind: 'branch', children: new Map() };
    if (child.kind === 'leaf') return undefined;
    node.children.set(step, child);
    node = child;
  }
  return node;
}

function plain(node: Branch | Leaf): unknown {
  if (node.kind === 'leaf') return node.many ? node.values : node.values.at(-1);
  const entries = [...node.children].map(([name, child]) => [name, plain(child)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
