import type { ManagerRight } from '@bloomkin/shared/schemas/user.ts';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { managerRights } from '#office/florist/company/managerRights.ts';
import { RoleBox } from './userStyles.ts';

interface RightsFieldProps {
  value: readonly ManagerRight[];
  onChange: (rights: readonly ManagerRight[]) => void;
  error: string | undefined;
}

/** What a manager may do at the company. */
export const RightsField = ({ value, onChange, error }: RightsFieldProps) => (
  <RoleBox data-wrong={error ? '' : undefined}>
    <legend>Rights at the company</legend>
    {error && <p role="alert">{error}</p>}
    <div>
      {managerRights.map(({ name, label, hint }) => (
        <Checkbox
          key={name}
          checked={value.includes(name)}
          onChange={(isOn) => onChange(isOn ? [...value, name] : value.filter((other) => other !== name))}
        >
          {label}
          <small>{hint}</small>
        </Checkbox>
      ))}
    </div>
  </RoleBox>
);
