import { type AdminRight, adminRightLabels, adminRights } from '@bloomkin/shared/rules/roles.ts';
import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { RoleBox } from './userStyles.ts';

const descriptions: Readonly<Record<AdminRight, string>> = {
  support: 'Orders, people, companies and stores',
  money: 'Refunds, claims, payouts and the commission',
  content: 'Catalogue, discounts, documents, reviews, campaigns and messages',
};

/** Null: all rights. */
export function AdminRightsField<V extends FieldValues>({ form }: { form: UseFormReturn<V> }) {
  const id = useId();
  const { field, fieldState } = useController({
    control: form.control,
    name: 'adminRights' as Path<V>,
    rules: { validate: (rights) => rights?.length !== 0 || 'Choose what they may change' },
  });
  const value: readonly AdminRight[] | null = field.value;
  const { error } = fieldState;
  return (
    <RoleBox aria-describedby={error ? id : undefined} data-wrong={error ? '' : undefined}>
      <legend>What this admin may change</legend>
      {error && (
        <p id={id} role="alert">
          <Icon name="alert" size={16} />
          {error.message}
        </p>
      )}
      <div>
        <Checkbox checked={value === null} onChange={(isOn) => field.onChange(isOn ? null : [])}>
          Everything
          <small>The rights of admins and the settings of the market too</small>
        </Checkbox>
        {value !== null &&
          adminRights.map((right) => (
            <Checkbox
              key={right}
              checked={value.includes(right)}
              onChange={(isOn) =>
                field.onChange(isOn ? [...value, right] : value.filter((other) => other !== right))
              }
            >
              {adminRightLabels[right]}
              <small>{descriptions[right]}</small>
            </Checkbox>
          ))}
      </div>
    </RoleBox>
  );
}
