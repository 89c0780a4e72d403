import type { Key } from './entity.ts';

/** Writes of these items are invisible to people. */
export const isBookkeeping = ({ pk }: Key): boolean => /^(LIMIT|SEND_TIMES|IDEMPOTENCY)#/.test(pk);
