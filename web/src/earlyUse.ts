import { notifyError } from './components/notifyError.ts';
import type { FieldState } from './repeatChoices.ts';

interface EarlyUse {
  button?: HTMLButtonElement;
  /** Changed fields with their latest state. */
  fields: Map<HTMLElement, FieldState>;
  /** Path and search of the rendered page. */
  page: string;
  stop(): void;
}

declare global {
  interface Window {
    /** Input before hydration, recorded by the script in index.html until `stop` is called. */
    earlyUse: EarlyUse;
  }
}

/** Replays input from before hydration; the button comes last, as its action may depend on a field. */
export async function repeatEarlyUse({ button, fields }: EarlyUse): Promise<void> {
  try {
    if (fields.size) await (await import('./repeatChoices.ts')).repeatChoices(fields);
    button?.click();
  } catch (error) {
    notifyError(error);
  }
}
