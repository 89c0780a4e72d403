import { phoneFault, phoneFaultMessages } from '@bloomkin/shared/rules/phone.ts';

export const requireText = (message: string) => (text: string) => (text.trim() === '' ? message : undefined);

/** An empty number is valid. */
export function validatePhone(text: string): string | undefined {
  const fault = text.trim() === '' ? undefined : phoneFault(text);
  return fault && phoneFaultMessages[fault];
}
