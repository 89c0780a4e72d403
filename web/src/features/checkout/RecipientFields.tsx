import { Checkbox } from '../../components/form/Checkbox.tsx';
import { changeDraft } from './checkoutDraft.ts';
import { FieldPair } from './checkoutStyles.ts';
import { fieldId } from './fieldId.ts';
import type { Filled } from './filled.ts';
import { TextInput } from './TextInput.tsx';

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
        <TextInput
          id={fieldId('recipient.fio')}
          label="Recipient’s name"
          autoComplete="off"
          maxLength={120}
          value={filled.recipientName}
          onChange={(recipientName) => changeDraft({ recipientName })}
          error={errorOf('recipient.fio')}
        />
        <TextInput
          id={fieldId('recipient.phone')}
          label="Recipient’s phone (optional)"
          hint="Only for the driver, if nobody answers the door."
          type="tel"
          autoComplete="off"
          maxLength={30}
          value={filled.recipientPhone}
          onChange={(recipientPhone) => changeDraft({ recipientPhone })}
          error={errorOf('recipient.phone')}
        />
      </FieldPair>
    )}
  </>
);
