import { Checkbox } from '#components/form/Checkbox.tsx';
import { FieldPair } from '#components/form/fieldStyles.ts';
import { TextField } from '#components/form/TextField.tsx';
import { changeDraft } from '#features/cart/checkoutDraft.ts';
import type { CheckoutValues } from '../form/checkoutForm.ts';
import { fieldId } from '../form/fieldId.ts';

interface RecipientFieldsProps {
  form: CheckoutValues;
  errorOf: (path: string) => string | undefined;
}

export const RecipientFields = ({ form, errorOf }: RecipientFieldsProps) => (
  <>
    <Checkbox checked={form.forMe} onChange={(forMe) => changeDraft({ forMe })}>
      The flowers are for me
    </Checkbox>
    {!form.forMe && (
      <FieldPair>
        <TextField
          id={fieldId('recipient.fio')}
          label="Recipient’s name"
          autoComplete="off"
          maxLength={120}
          value={form.recipientName}
          onChange={(event) => changeDraft({ recipientName: event.target.value })}
          error={errorOf('recipient.fio')}
        />
        <TextField
          id={fieldId('recipient.phone')}
          label="Recipient’s phone (optional)"
          hint="Only for the driver, if nobody answers the door."
          type="tel"
          autoComplete="off"
          maxLength={30}
          value={form.recipientPhone}
          onChange={(event) => changeDraft({ recipientPhone: event.target.value })}
          error={errorOf('recipient.phone')}
        />
      </FieldPair>
    )}
  </>
);
