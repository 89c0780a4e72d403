/** A switch of the run. */
export interface Processor {
  /** Off: every function has a whole processor, whatever its memory. */
  isShared: boolean;
}

const wholeProcessorMb = 1769;

/** Lambda gives a processor by memory; what is above one serves code in several threads only. */
export const processorShare = (memoryMb: number): number => Math.min(1, memoryMb / wholeProcessorMb);

/** How much later an answer comes than with a whole processor, by what was computed for it. */
export const addedMs = (computedMs: number, share: number): number => computedMs * (1 / share - 1);
