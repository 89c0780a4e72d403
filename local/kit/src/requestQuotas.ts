import { toEpochSeconds } from './epoch.ts';

/** Groups of calls and what an account has of each a second, before it asks for more. */
export type QuotaGroups = Readonly<Record<string, { perSecond: number; calls: readonly string[] }>>;

/** Without a switch nothing is refused; `perSecond` replaces the quota of each group. */
export class RequestQuotas {
  /** Undefined: off. */
  limit: 'default' | { perSecond: number } | undefined;
  private readonly groups: QuotaGroups;
  private readonly now: () => number;
  private readonly taken = new Map<string, { second: number; count: number }>();

  constructor(groups: QuotaGroups, now: () => number) {
    this.groups = groups;
    this.now = now;
  }

  /** Counts the call; true over the quota of its group. */
  isOver(call: string): boolean {
    const [name, group] = Object.entries(this.groups).find(([, { calls }]) => calls.includes(call)) ?? [];
    if (!this.limit || !name || !group) return false;
    const perSecond = this.limit === 'default' ? group.perSecond : this.limit.perSecond;
    const second = toEpochSeconds(this.now());
    const before = this.taken.get(name);
    const count = before?.second === second ? before.count + 1 : 1;
    this.taken.set(name, { second, count });
    return count > perSecond;
  }
}
