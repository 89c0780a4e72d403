import type { Key } from './entity.ts';

/** Items that count or remember calls: writing one changes nothing that a person sees. */
export const isBookkeeping = ({ pk }: Key): boolean => /^(LIMIT|SEND_TIMES|IDEMPOTENCY)#/.test(pk);
