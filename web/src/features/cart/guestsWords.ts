import { emailFault } from '@bloomkin/shared/rules/email.ts';
import { stored } from '../../storage/storage.ts';
import { checkoutDraft } from '../checkout/checkoutDraft.ts';

/** As long as the server takes them. */
const longest = { fio: 120, phone: 30 };

/**
 * Where it should go and who orders, as far as the guest said it (specification, section 4); undefined: nothing. What is
 * half typed stays in the browser: it must not hold up the cart.
 */
export function guestsWords() {
  const place = stored.location.read();
  const { fio, phone, email } = checkoutDraft.read() ?? {};
  const words = {
    ...(place && {
      location: place,
      unitOffice: stored.unitOffice.read() ?? '',
      comment: stored.comment.read() ?? '',
    }),
    ...(fio && fio.length <= longest.fio && { fio }),
    ...(phone && phone.length <= longest.phone && { phone }),
    ...(email && !emailFault(email) && { email: email.trim() }),
  };
  return Object.keys(words).length > 0 ? words : undefined;
}
