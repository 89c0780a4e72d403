import type { Resource, Synthesised } from './synthesise.ts';

export interface Placed {
  stack: string;
  id: string;
  type: string;
  properties: Record<string, unknown>;
  resource: Resource;
}

/** All resources of a type, in whatever stack. */
export function resourcesOf({ stacks }: Synthesised, ...types: string[]): Placed[] {
  return [...stacks].flatMap(([stack, resources]) =>
    Object.entries(resources)
      .filter(([, { Type }]) => types.includes(Type))
      .map(([id, resource]) => ({
        stack,
        id,
        type: resource.Type,
        properties: resource.Properties,
        resource,
      })),
  );
}

/** The library's own function that copies the web app's files. */
export const isCopier = ({ id }: Placed) => id.includes('CDKBucketDeployment');

/** One value deep inside, by its path: `DistributionConfig.WebACLId`. */
export function valueAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      root,
    );
}

export const listAt = (root: unknown, path: string): unknown[] => {
  const value = valueAt(root, path);
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};
