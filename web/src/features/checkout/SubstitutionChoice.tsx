import { type Substitution, substitutionLabels, substitutions } from '@bloomkin/shared/rules/substitution.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { changeDraft } from '#features/cart/checkoutDraft.ts';

/** Consent before the morning on which a flower is missing. */
export const SubstitutionChoice = ({ value }: { value: Substitution }) => (
  <SelectField
    label="If a flower is missing that morning"
    hint="It never costs you more. Asked first, and no answer in time: your money comes back."
    value={value}
    onChange={({ target }) => changeDraft({ substitution: target.value })}
  >
    {substitutions.map((choice) => (
      <option key={choice} value={choice}>
        {substitutionLabels[choice]}
      </option>
    ))}
  </SelectField>
);
