import type { Key } from './entity.ts';

/** Writing these items changes nothing that a person sees. */
export const isBookkeeping = ({ pk }: Key): boolean => /^(LIMIT|SEND_TIMES|IDEMPOTENCY)#/.test(pk);
