import type { RefCallback } from 'react';
import { FieldFrame, type FieldProps, useFieldIds } from '#components/form/FieldFrame.tsx';
import { SearchSelect } from '#components/form/SearchSelect.tsx';
import type { useSearchChoices } from '#components/form/useSearchChoices.ts';

interface SearchFieldProps extends Omit<FieldProps, 'aside' | 'hideLabel'> {
  found: ReturnType<typeof useSearchChoices>;
  placeholder: string;
  canClear?: boolean | undefined;
  ref?: RefCallback<HTMLInputElement> | undefined;
}

/** A SearchSelect in a form. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, error, optional, changed, found, placeholder, canClear = false, ref } = props;
  const { id, control } = useFieldIds({ hint, error });
  return (
    <FieldFrame {...{ id, label, hint, error, optional, changed }}>
      <SearchSelect
        {...control}
        {...found}
        label={label}
        placeholder={placeholder}
        canClear={canClear}
        {...(ref && { ref })}
      />
    </FieldFrame>
  );
}
