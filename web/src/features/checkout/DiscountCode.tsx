import { combiningRule, dollarRule } from '@bloomkin/shared/rules/describeDiscount.ts';
import { offMessages } from '@bloomkin/shared/rules/features.ts';
import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { useFeature } from '#api/useChannels.ts';
import { Button } from '#components/actions/Button.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useAction } from '#components/useAction.ts';
import { messageOfError } from '#errors/apiError.ts';
import { codeFault, findCodeFault, saveCode } from '#features/cart/cartActions.ts';
import { changeDraft, checkoutDraft } from '#features/cart/checkoutDraft.ts';
import type { UsedCart } from '#features/cart/useCart.ts';
import { openSignIn } from '#features/signIn/signInPanel.ts';
import { sessionStore } from '#session/session.ts';
import { useStore } from '#storage/createStore.ts';
import { fieldId } from './form/fieldId.ts';
import { readCheckoutForm } from './form/useCheckoutForm.ts';

const rules = `${combiningRule} ${dollarRule}`;

const Box = styled.div`
  display: grid;
  gap: 8px;
  font-size: 0.875rem;
  form {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 8px;
    align-items: start;
  }
  form button {
    margin-top: 28px;
  }
  > p {
    color: var(--bk-text-secondary);
  }
  > button {
    justify-self: start;
    margin-inline-start: -20px;
  }
  input {
    text-transform: uppercase;
  }
`;

const Given = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  code {
    padding: 4px 10px;
    border: 1.5px dashed var(--bk-border-control);
    border-radius: var(--bk-radius-s);
    font: 600 0.875rem/1.4 var(--bk-text);
  }
  p {
    flex-basis: 100%;
    color: var(--bk-text-danger);
  }
`;

/** A guest signs in first: a code's limits depend on the account. */
function useCodeForm() {
  const typed = useStore(checkoutDraft)?.code ?? '';
  const setTyped = (code: string) => {
    codeFault.write(undefined);
    changeDraft({ code });
  };
  const [isOpen, setOpen] = useState(typed !== '');
  const fault = useStore(codeFault);
  /** The pressed button is replaced, so the next one takes its focus. */
  const [hasActed, setActed] = useState(false);
  const { run: save, busy } = useAction(
    async (next: string | null) => {
      codeFault.write(undefined);
      setActed(true);
      setOpen(next !== null);
      await saveCode(next);
      setTyped('');
      setOpen(false);
    },
    (error) => codeFault.write(findCodeFault(error) ?? messageOfError(error)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    if (typed.trim() === '') return codeFault.write('Enter the code');
    if (sessionStore.read().status === 'signedIn') return void save(typed);
    openSignIn({
      reason: 'Sign in to use your code',
      contact: readCheckoutForm(),
      onSignedIn: () => void save(typed),
    });
  };
  return { isOpen, open: () => setOpen(true), typed, setTyped, fault, hasActed, busy, save, submit };
}

export function DiscountCode({ cart }: { cart: UsedCart }) {
  const { isOpen, open, typed, setTyped, fault, hasActed, busy, save, submit } = useCodeForm();
  const noteId = useId();
  const code = cart.order?.discount_code;
  const isOn = useFeature('discount_codes');
  if (code)
    return (
      <GivenCode {...{ cart, code, fault, busy }} takesFocus={hasActed} onRemove={() => void save(null)} />
    );
  if (!isOn) return null;
  if (!isOpen)
    return (
      <Box>
        <Button kind="quiet" autoFocus={hasActed} onClick={open}>
          Add a code
        </Button>
      </Box>
    );
  return (
    <Box>
      <form onSubmit={submit} noValidate>
        <TextField
          label="Discount code"
          autoComplete="off"
          autoCapitalize="characters"
          id={fieldId('discount_code')}
          maxLength={40}
          autoFocus
          value={typed}
          error={fault}
          aria-describedby={noteId}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" aria-disabled={busy}>
          {busy ? 'Checking …' : 'Use code'}
        </Button>
      </form>
      <p id={noteId}>{rules}</p>
    </Box>
  );
}

interface GivenCodeProps {
  cart: UsedCart;
  code: string;
  fault: string | undefined;
  busy: boolean;
  takesFocus: boolean;
  onRemove: () => void;
}

function GivenCode({ cart, code, fault, busy, takesFocus, onRemove }: GivenCodeProps) {
  const isOn = useFeature('discount_codes');
  return (
    <Box id={fieldId('discount_code')}>
      <Given>
        <span>
          Code <code>{code}</code>
        </span>
        <Button kind="quiet" autoFocus={takesFocus} aria-disabled={busy} onClick={onRemove}>
          Remove code
        </Button>
        {cart.order?.discount_fault && <p role="status">{cart.order.discount_fault}</p>}
      </Given>
      <p>{isOn ? getCodeNote(cart, code) : offMessages.discount_codes}</p>
      {fault && <p role="alert">{fault}</p>}
    </Box>
  );
}

/** A code that takes nothing off is right, yet another discount gives more. */
function getCodeNote({ order }: UsedCart, code: string): string {
  const isUsed = order?.discounts.some((discount) => discount.code === code);
  if (isUsed || order?.discount_fault) return rules;
  return `Your flowers have a better discount already, so ${code} is not used. ${rules}`;
}
