import { isStaff } from '@bloomkin/shared/rules/permissions.ts';
import { type AdminRight, adminRightLabels, adminRights, roleLabels } from '@bloomkin/shared/rules/roles.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
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

const rightDescriptions: Readonly<Record<AdminRight, string>> = {
  support: 'Orders, people, companies and stores',
  money: 'Refunds, claims, payouts and the commission',
  content: 'Catalogue, discounts, documents, reviews, campaigns and messages',
};

/** The fields `roles` and `adminRights`, the second for admins only. */
export function RolesFields<V extends FieldValues>({ form }: { form: UseFormReturn<V> }) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'roles' as Path<V>,
    rules: { validate: (chosen) => chosen.length > 0 || 'Choose a role' },
  });
  const box = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(field.ref, () => ({ focus: () => box.current?.querySelector('input')?.focus() }));
  const roles: readonly Role[] = field.value;
  return (
    <>
      <Choices legend="Roles" error={fieldState.error?.message} ref={box}>
        {roleOptions.map(([role, text]) => (
          <Checkbox
            key={role}
            checked={roles.includes(role)}
            onChange={(isOn) => field.onChange(toggle(roles, role, isOn))}
          >
            {roleLabels[role]}
            <small>{text}</small>
          </Checkbox>
        ))}
      </Choices>
      {isStaff(roles) && <AdminRightsField form={form} />}
    </>
  );
}

/** Null: all rights. */
function AdminRightsField<V extends FieldValues>({ form }: { form: UseFormReturn<V> }) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'adminRights' as Path<V>,
    rules: { validate: (rights) => rights?.length !== 0 || 'Choose what they may change' },
  });
  const rights: readonly AdminRight[] | null = field.value;
  return (
    <Choices legend="What this admin may change" error={fieldState.error?.message}>
      <Checkbox checked={rights === null} onChange={(isOn) => field.onChange(isOn ? null : [])}>
        Everything
        <small>The rights of admins and the settings of the market too</small>
      </Checkbox>
      {rights !== null &&
        adminRights.map((right) => (
          <Checkbox
            key={right}
            checked={rights.includes(right)}
            onChange={(isOn) => field.onChange(toggle(rights, right, isOn))}
          >
            {adminRightLabels[right]}
            <small>{rightDescriptions[right]}</small>
          </Checkbox>
        ))}
    </Choices>
  );
}

/** Keeps the order of the choices: the first role counts. */
const toggle = <T,>(chosen: readonly T[], one: T, isOn: boolean): T[] =>
  isOn ? [...chosen, one] : chosen.filter((other) => other !== one);

interface ChoicesProps {
  legend: string;
  error: string | undefined;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

function Choices({ legend, error, ref, children }: ChoicesProps) {
  const id = useId();
  return (
    <RoleBox ref={ref} aria-describedby={error ? id : undefined} data-wrong={error ? '' : undefined}>
      <legend>{legend}</legend>
      {error && (
        <p id={id} role="alert">
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      <div>{children}</div>
    </RoleBox>
  );
}
