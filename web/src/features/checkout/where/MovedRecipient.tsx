import { possessive } from '@bloomkin/shared/rules/occasionWords.ts';
import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { checkoutDraft } from '#features/cart/checkoutDraft.ts';
import type { CheckoutValues } from '#features/checkout/form/checkoutForm.ts';
import { isChosenAddress } from '#features/checkout/form/isChosen.ts';
import { chooseOrderPlace } from '#features/deliveryAddress/choosePlace.ts';
import { useStore } from '#storage/createStore.ts';

export const Saved = styled.div`
  display: grid;
  gap: 8px;
  h3 {
    font: 600 0.9375rem/1.4 var(--bk-text);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
    gap: 10px;
  }
  li button {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    align-items: center;
    gap: 2px 12px;
    width: 100%;
    min-height: 60px;
    padding: 10px 16px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    text-align: left;
    &:hover {
      border-color: var(--bk-text-success);
    }
    &[aria-pressed='true'] {
      border-color: var(--bk-text-success);
      box-shadow: inset 0 0 0 1px var(--bk-text-success);
      background: var(--bk-bg-successSoft);
      color: var(--bk-text-success);
    }
    svg {
      grid-row: span 2;
    }
    b,
    small {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    small {
      font-size: 0.8125rem;
    }
  }
  > button {
    justify-self: start;
    padding-inline: 12px;
  }
`;

/** Ordered again for a recipient whose saved address is another by now. */
export function MovedRecipient({ form }: { form: CheckoutValues }) {
  const moved = useStore(checkoutDraft)?.moved;
  if (!moved || form.forMe || form.recipientName !== moved.fio) return null;
  const { now, before } = moved;
  const choices = [
    { address: now, about: 'Saved with your recipients' },
    { address: before, about: 'Your last order went here' },
  ];
  return (
    <Saved role="group" aria-labelledby="moved-recipient">
      <h3 id="moved-recipient">
        {possessive(moved.fio)} address is now {now.address}
      </h3>
      <ul>
        {choices.map(({ address, about }) => {
          const isChosen = isChosenAddress(form, address);
          return (
            <li key={about}>
              <button type="button" aria-pressed={isChosen} onClick={() => chooseOrderPlace(address)}>
                <Icon name={isChosen ? 'check' : 'pin'} size={20} />
                <b>{address.address}</b>
                <small>{about}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </Saved>
  );
}
