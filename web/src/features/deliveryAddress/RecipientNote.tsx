import { Callout } from '#components/feedback/Callout.ts';
import { Icon } from '#components/media/Icon.tsx';
import { checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { useStore } from '#storage/createStore.ts';

/** What the buyer noted about the recipient, beside the flowers that may not suit. */
export function RecipientNote() {
  const draft = useStore(checkoutDraft);
  const noted = draft?.noted;
  if (!noted || draft.forMe || draft.recipientName !== noted.fio) return null;
  return (
    <Callout>
      <Icon name="gift" />
      <p>
        Your note about {noted.fio}: “{noted.note}”
      </p>
    </Callout>
  );
}
