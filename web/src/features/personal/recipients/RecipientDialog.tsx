import type { Recipient, RecipientInput } from '@bloomkin/shared/schemas/recipient.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { useToday } from '../../../components/hooks/useToday.ts';
import { Dialog } from '../../../components/overlay/Dialog.tsx';
import { FormFaults } from '../FormFaults.tsx';
import { PlaceFields } from '../PlaceFields.tsx';
import { Buttons, Fields } from '../panelStyles.ts';
import type { useDraft } from '../useDraft.ts';
import { useSaving } from '../useSaving.ts';
import { PersonFields } from './PersonFields.tsx';
import { type RecipientDraft, recipientFaults, recipientInputOf } from './recipientDraft.ts';

interface RecipientDialogProps {
  form: ReturnType<typeof useDraft<Recipient, RecipientDraft>>;
  onSave: (recipient: RecipientInput) => Promise<void>;
}

/** A gift recipient, new or changed. */
export function RecipientDialog({ form, onSave }: RecipientDialogProps) {
  const { draft, thing } = form;
  const today = useToday();
  const {
    said,
    busy,
    form: fields,
    errorOf,
  } = useSaving({
    check: () => recipientFaults(draft, today),
    send: async () => onSave(await recipientInputOf(draft)),
  });
  return (
    <Dialog open title={thing ? `Edit ${thing.fio}` : 'Add a recipient'} size="md" onClose={form.close}>
      <Fields {...fields}>
        <FormFaults said={said} />
        <PersonFields draft={draft} onChange={form.change} errorOf={errorOf} />
        <PlaceFields
          label="Address (optional)"
          draft={draft.place}
          onChange={(place) => form.change({ ...draft, place })}
          error={errorOf('address')}
        />
        <Buttons>
          <Button kind="brand" type="submit" large aria-disabled={busy}>
            {busy ? 'Saving …' : 'Save recipient'}
          </Button>
          <Button kind="quiet" large onClick={form.forget}>
            Cancel
          </Button>
        </Buttons>
      </Fields>
    </Dialog>
  );
}
