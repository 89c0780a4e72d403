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
    /** What is done before hydration: filled by the script in index.html until `stop` is called. */
    earlyUse: EarlyUse;
  }
}

/** The button comes last: what it does may depend on a choice. */
export async function repeatEarlyUse({ button, fields }: EarlyUse): Promise<void> {
  try {
    if (fields.size) await (await import('./repeatChoices.ts')).repeatChoices(fields);
    button?.click();
  } catch (error) {
    notifyError(error);
  }
}
