export type CardOutcome =
  | { paid: true; last4: string; isDisputed?: boolean }
  | { paid: false; last4: string; code: string; declineCode: string | null; message: string };

/** The provider's test numbers. */
export const testCards = [
  { number: '4242 4242 4242 4242', says: 'pays' },
  { number: '4000 0000 0000 0002', says: 'is declined' },
  { number: '4000 0000 0000 9995', says: 'lacks funds' },
  { number: '4000 0000 0000 0259', says: 'pays, and its bank disputes it' },
  { number: '4000 0000 0000 5126', says: 'pays, and its refund fails' },
] as const;

/** The last digits on a charge of the card whose refunds fail. */
export const failsRefunds = '5126';

const declines: Readonly<Record<string, { declineCode: string; message: string }>> = {
  '4000000000000002': { declineCode: 'generic_decline', message: 'Your card was declined.' },
  '4000000000009995': { declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' },
};

export function cardOutcome(typed: string): CardOutcome {
  const number = typed.replace(/[\s-]/g, '');
  const last4 = number.slice(-4);
  if (number === '4242424242424242') return { paid: true, last4 };
  if (number === '4000000000000259') return { paid: true, last4, isDisputed: true };
  if (number === '4000000000005126') return { paid: true, last4 };
  const decline = Object.hasOwn(declines, number) ? declines[number] : undefined;
  if (decline) return { paid: false, last4, code: 'card_declined', ...decline };
  return {
    paid: false,
    last4,
    code: 'incorrect_number',
    declineCode: null,
    message: 'This page takes these test cards only: please use one of them.',
  };
}
