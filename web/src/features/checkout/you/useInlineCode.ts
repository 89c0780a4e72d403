import { callFault, parseMobile, phoneFault } from '@bloomkin/shared/rules/phone.ts';
import { useEffect, useRef, useState } from 'react';
import { formatDigits } from '#components/form/phoneDigits.ts';
import { FormRejection } from '#components/form/rejections.ts';
import { useAction } from '#components/useAction.ts';
import { describeError } from '#errors/describeError.ts';
import type { CheckoutValues } from '#features/checkout/form/checkoutForm.ts';
import { type Account, emailMessages, validateAccount } from '#features/signIn/account.ts';
import { sendCodeToBuyer } from '#features/signIn/signInCalls.ts';
import { useStore } from '#storage/createStore.ts';
import { inlineCode, keepInlineCode } from './inlineCode.ts';

const nameFirst = 'Enter your name: then we send you a code';

const toMobile = (phone: string): Account => ({
  kind: 'phone',
  value: formatDigits(parseMobile(phone) ?? ''),
});

/** A landline and a number abroad can be called, and get no text. */
const isCalledOnly = (phone: string) =>
  callFault(phone) === undefined && phoneFault(phone, { mobileOnly: true }) !== undefined;

/** The account that the typed contact belongs to; `change` runs when it becomes another. */
function useAccount(
  { phone, email }: CheckoutValues,
  byEmail: boolean,
  onChange: (canText: boolean) => void,
) {
  const account: Account = byEmail ? { kind: 'email', value: email } : toMobile(phone);
  const accountFault = validateAccount(account, emailMessages.signIn);
  const last = useRef(account.value);
  useEffect(() => {
    if (last.current === account.value) return;
    last.current = account.value;
    onChange(!byEmail && !accountFault);
  });
  return { account, accountFault, isCurrent: () => last.current === account.value };
}

/** Sends a code to a number that is typed to its end; one that was there before gets none unasked. */
export function useInlineCode(form: CheckoutValues, isGuest: boolean) {
  const waiting = useStore(inlineCode);
  const [wantsEmail, setWantsEmail] = useState(waiting?.account.kind === 'email');
  const byEmail = wantsEmail || isCalledOnly(form.phone);
  const [fault, setFault] = useState<string>();
  const { account, accountFault, isCurrent } = useAccount(form, byEmail, (canText) => {
    inlineCode.clear();
    setFault(undefined);
    if (isGuest && canText) void run();
  });
  const { run, busy } = useAction(
    async () => {
      setFault(accountFault);
      if (accountFault) return;
      const sent = await sendCodeToBuyer(account, form.fio.trim());
      // The number may have been mended.
      if (!isCurrent()) return;
      if (sent) keepInlineCode({ account, sent });
      else setFault(nameFirst);
    },
    (error) => setFault(error instanceof FormRejection ? error.message : describeError(error)),
  );
  return {
    waiting: isGuest ? waiting : undefined,
    fault,
    busy,
    byEmail,
    send: () => void run(),
    /** Undefined where there is one way alone. */
    switchWay: isCalledOnly(form.phone) ? undefined : () => setWantsEmail(!byEmail),
    onNamed: () => {
      if (fault === nameFirst && form.fio.trim() !== '') void run();
    },
  };
}
