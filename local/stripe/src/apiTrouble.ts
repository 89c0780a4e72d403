import { setTimeout as wait } from 'node:timers/promises';

export interface Trouble {
  /** Added to every call. */
  latencyMs: number;
  failNext: number;
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

  next(): 'before' | 'afterwards' | undefined {
    const { failNext, failAfterwards } = this.trouble;
    if (failNext === 0) return undefined;
    this.trouble = { ...this.trouble, failNext: failNext - 1 };
    return failAfterwards ? 'afterwards' : 'before';
  }
}
