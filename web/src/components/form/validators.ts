import { callFault, isLocalNumber, phoneFaultMessages } from '@bloomkin/shared/rules/phone.ts';

export const requireText = (message: string) => (text: string) => (text.trim() === '' ? message : undefined);

/** What people can call; an empty number is valid. */
export function validatePhone(text: string): string | undefined {
  const fault = text.trim() === '' ? undefined : callFault(text);
  return fault && phoneFaultMessages[fault];
}

/** The server adds the area code of the store's address. */
export const validateStorePhone = (text: string): string | undefined =>
  isLocalNumber(text) ? undefined : validatePhone(text);
