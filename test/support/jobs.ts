import type { World } from '@bloomkin/local/world.ts';

/** Invokes a scheduled function as its rule does; `at` is the schedule's time. */
export function runJob(world: World, name: string, at = new Date()): Promise<unknown> {
  const spec = world.functions.specs.find((one) => one.name.endsWith(`-${name}`));
  if (!spec) throw new Error(`No function ${name}`);
  return world.functions.invoke(spec.name, { time: at.toISOString() });
}
