import { setTimeout as wait } from 'node:timers/promises';

/** Trouble that tests can make for calls of the API. */
export interface Trouble {
  /** Every call takes so long before it is begun. */
  latencyMs: number;
  /** The next calls that write are answered 500, which is kept for their keys. */
  failNext: number;
  /** Whether those calls did their work nevertheless. */
  failAfterwards: boolean;
}

const none: Trouble = { latencyMs: 0, failNext: 0, failAfterwards: false };

export class ApiTrouble {
  private trouble = none;

  make(trouble: Partial<Trouble>): void {
    this.trouble = { ...none, ...trouble };
  }

  end(): void {
    this.trouble = none;
  }

  async delay(): Promise<void> {
    if (this.trouble.latencyMs > 0) await wait(this.trouble.latencyMs);
  }

  /** How the next writing call fails, if it does. */
  next(): 'before' | 'afterwards' | undefined {
    const { failNext, failAfterwards } = this.trouble;
    if (failNext === 0) return undefined;
    this.trouble = { ...this.trouble, failNext: failNext - 1 };
    return failAfterwards ? 'afterwards' : 'before';
  }
}
