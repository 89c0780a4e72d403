import { roleLabels } from '@bloomkin/shared/rules/roles.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { RoleBox } from './userStyles.ts';

const roleOptions = [
  ['ROLE_BUYER', 'Buys flowers, has orders and recipients'],
  ['ROLE_VENDOR', 'Owns a company and its stores'],
  ['ROLE_MANAGER', 'Works for a company, with rights its owner gives'],
  ['ROLE_ADMIN', 'Sees everything. Signs in by password only'],
  ['ROLE_RECIPIENT', 'Gets flowers, has a page that says so'],
] as const satisfies readonly (readonly [Role, string])[];

interface RolesFieldProps {
  value: readonly Role[];
  onChange: (roles: Role[]) => void;
  error?: string | undefined;
  ref?: Ref<{ focus: () => void }>;
}

/** The first role counts: they stay in the order they were chosen. */
export function RolesField({ value, onChange, error, ref }: RolesFieldProps) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => box.current?.querySelector('input')?.focus() }));
  return (
    <RoleBox ref={box} aria-describedby={error ? id : undefined} data-wrong={error ? '' : undefined}>
      <legend>Roles</legend>
      {error && (
        <p id={id} role="alert">
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      <div>
        {roleOptions.map(([role, text]) => (
          <Checkbox
            key={role}
            checked={value.includes(role)}
            onChange={(isOn) => onChange(isOn ? [...value, role] : value.filter((other) => other !== role))}
          >
            {roleLabels[role]}
            <small>{text}</small>
          </Checkbox>
        ))}
      </div>
    </RoleBox>
  );
}
