import { FunctionPool, type PoolOptions } from './functionPool.ts';
import type { FunctionSpec } from './functionSpec.ts';

export class Functions {
  readonly specs: readonly FunctionSpec[];
  private readonly pools = new Map<string, FunctionPool>();

  constructor(specs: readonly FunctionSpec[], aliases: readonly FunctionSpec[], options: PoolOptions) {
    this.specs = specs;
    for (const spec of specs) {
      const pool = new FunctionPool(spec, options);
      this.pools.set(spec.name, pool);
      this.pools.set(spec.arn, pool);
    }
    for (const alias of aliases) this.pools.set(alias.arn, new FunctionPool(alias, options));
  }

  /** Throws `FunctionError`, or `ThrottledError` over the reserved concurrency. */
  async invoke(nameOrArn: string, event: unknown): Promise<unknown> {
    return this.poolOf(nameOrArn).invoke(event);
  }

  getSpec(nameOrArn: string): FunctionSpec {
    return this.poolOf(nameOrArn).spec;
  }

  /** The variables of a function, with the addresses of this run's services. */
  getEnvironment(nameOrArn: string): Readonly<Record<string, string>> {
    return this.poolOf(nameOrArn).environment;
  }

  /** How long the environments of a function, and of its aliases, took to start: Lambda's init phase. */
  initMsOf(name: string): number[] {
    return this.poolsOf(name).flatMap(({ initMs }) => initMs);
  }

  /** The processor time of the latest answer of each environment, whatever else the machine does. */
  processorMsOf(name: string): number[] {
    return this.poolsOf(name).flatMap(({ processorMs }) => processorMs);
  }

  /** Stops all functions when no name is given. */
  async stop(name?: string): Promise<void> {
    const pools = name === undefined ? [...this.pools.values()] : this.poolsOf(name);
    await Promise.all(pools.map((pool) => pool.stop()));
  }

  private poolsOf(name: string): FunctionPool[] {
    return [...new Set(this.pools.values())].filter(({ spec }) => spec.name === name);
  }

  private poolOf(nameOrArn: string): FunctionPool {
    const pool = this.pools.get(nameOrArn);
    if (!pool) throw new Error(`There is no function ${nameOrArn}`);
    return pool;
  }
}
