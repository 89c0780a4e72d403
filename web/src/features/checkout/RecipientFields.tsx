import { Checkbox } from '../../components/form/Checkbox.tsx';
import { FieldPair } from '../../components/form/fieldStyles.ts';
import { TextField } from '../../components/form/TextField.tsx';
import { changeDraft } from './checkoutDraft.ts';
import { fieldId } from './fieldId.ts';
import type { Filled } from './filled.ts';

interface RecipientFieldsProps {
  filled: Filled;
  errorOf: (path: string) => string | undefined;
}

/** Who gets the flowers, unless they are for the one who orders. */
export const RecipientFields = ({ filled, errorOf }: RecipientFieldsProps) => (
  <>
    <Checkbox checked={filled.forMe} onChange={(forMe) => changeDraft({ forMe })}>
      The flowers are for me
    </Checkbox>
    {!filled.forMe && (
      <FieldPair>
        <TextField
          id={fieldId('recipient.fio')}
          label="Recipient’s name"
          autoComplete="off"
          maxLength={120}
          value={filled.recipientName}
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
          value={filled.recipientPhone}
          onChange={(event) => changeDraft({ recipientPhone: event.target.value })}
          error={errorOf('recipient.phone')}
        />
      </FieldPair>
    )}
  </>
);
