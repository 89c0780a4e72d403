import { notifyError } from '#components/feedback/notifyError.ts';
import type { FieldState } from './repeatChoices.ts';

interface EarlyUse {
  button?: HTMLButtonElement;
  /** In which something was typed or chosen. */
  fields: Map<HTMLElement, FieldState>;
  stop(): void;
}

declare global {
  interface Window {
    /** Set by the script in index.html until hydration. */
    earlyUse?: EarlyUse;
  }
}

export function takeEarlyUse(): EarlyUse | undefined {
  window.earlyUse?.stop();
  return window.earlyUse;
}

/** The button comes last: what it does may depend on a choice. */
export async function repeatEarlyUse(early: EarlyUse | undefined): Promise<void> {
  if (early?.fields.size) {
    try {
      const { repeatChoices } = await import('./repeatChoices.ts');
      await repeatChoices(early.fields);
    } catch (error) {
      return notifyError(error);
    }
  }
  early?.button?.click();
}
