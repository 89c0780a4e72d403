import { FieldPair } from '../../checkout/checkoutStyles.ts';
import { fieldId } from '../../checkout/fieldId.ts';
import { TextInput } from '../../checkout/TextInput.tsx';
import type { RecipientDraft } from './recipientDraft.ts';

interface PersonFieldsProps {
  draft: RecipientDraft;
  onChange: (draft: RecipientDraft) => void;
  errorOf: (path: string) => string | undefined;
}

/** Who it is, when the birthday is, and what to remember. */
export function PersonFields({ draft, onChange, errorOf }: PersonFieldsProps) {
  const field = (path: 'fio' | 'relation' | 'phone' | 'birthday' | 'note') => ({
    id: fieldId(path),
    autoComplete: 'off',
    value: draft[path],
    onChange: (value: string) => onChange({ ...draft, [path]: value }),
    error: errorOf(path),
  });
  return (
    <>
      <FieldPair>
        <TextInput label="Name" maxLength={120} {...field('fio')} />
        <TextInput
          label="Who it is to you (optional)"
          hint="Mum, partner, client."
          maxLength={60}
          {...field('relation')}
        />
      </FieldPair>
      <FieldPair>
        <TextInput
          label="Birthday (optional)"
          hint="We remind you here; the year does not matter."
          type="date"
          {...field('birthday')}
        />
        <TextInput
          label="Phone (optional)"
          hint="Only for the driver, if nobody answers the door."
          type="tel"
          maxLength={30}
          {...field('phone')}
        />
      </FieldPair>
      <TextInput
        label="Note to yourself (optional)"
        hint="Loves natives, allergic to lilies. The florist does not see it."
        maxLength={500}
        {...field('note')}
      />
    </>
  );
}
