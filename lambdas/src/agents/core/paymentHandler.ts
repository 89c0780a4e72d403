import { settings } from '#platform/settings.ts';

/** Off by default: no payment inside an agent serves Australia yet. */
export const takesPayments = settings.AGENT_PAYMENTS === 'on';

/** The provider's own payment method of a card (`pm_…`), charged once for one order. */
export const cardHandler = { id: 'card', name: 'example.bloomkin.card', version: '2026-11-29' } as const;
