import { prices } from '@bloomkin/scripts/cost/prices.ts';

const wholeProcessorMb = 1769;
/** Assumed round trip to the table within the region. */
const roundMs = 10;

/** Measured by `npm run bench -- cpu` and `calls`. */
export interface RequestNeeds {
  cpuMs: number;
  /** Sequential round trips to the table. */
  rounds: number;
}

export interface MemoryCost {
  ms: number;
  usdPerMillion: number;
}

/** Duration and cost of a million requests; Lambda's processor share grows with memory. */
export function memoryCost({ cpuMs, rounds }: RequestNeeds, memoryMb: number): MemoryCost {
  const share = Math.min(1, memoryMb / wholeProcessorMb);
  const ms = cpuMs / share + rounds * roundMs;
  const gbSeconds = (memoryMb / 1024) * (ms / 1000);
  return {
    ms,
    usdPerMillion: (gbSeconds * prices.lambdaGbSecond.usd + prices.lambdaRequest.usd) * 1_000_000,
  };
}
