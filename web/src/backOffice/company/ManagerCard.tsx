import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Manager } from '@bloomkin/shared/schemas/user.ts';
import { Button } from '#components/actions/Button.tsx';
import { FormButtons } from '#components/form/fieldStyles.ts';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { Initials } from '#features/account/avatar/Initials.tsx';
import { Card } from '../pageStyles.ts';
import { Person, Rights } from './companyStyles.ts';
import { ManagerStatusPill } from './ManagerStatusPill.tsx';
import { managerRights } from './managerRights.ts';
import { useManagerActions } from './useManagerActions.tsx';

interface ManagerCardProps {
  manager: Manager;
  companyId: string;
}

export function ManagerCard({ manager, companyId }: ManagerCardProps) {
  const { busy, hire, grant, decline, letGo, dialog } = useManagerActions(manager, companyId);
  const { manager_status: status, fio } = manager;
  const isHired = status === 'hired';
  return (
    <Card aria-label={fio}>
      <Person>
        <i>{manager.avatar ? <img src={manager.avatar} alt="" /> : <Initials name={fio} />}</i>
        <div>
          <b>{fio}</b>
          <p>{describeContacts(manager)}</p>
        </div>
        {status && <ManagerStatusPill status={status} />}
      </Person>
      {isHired && (
        <Rights role="group" aria-label={`What ${fio} may do`}>
          {managerRights.map(({ name, label, hint }) => (
            <SwitchField
              key={name}
              label={`${label} for ${fio}`}
              hint={hint}
              checked={manager.manager_rights.includes(name)}
              disabled={busy}
              onChange={({ target }) => grant(name, target.checked)}
            >
              {label}
            </SwitchField>
          ))}
        </Rights>
      )}
      <FormButtons>
        {!isHired && (
          <Button kind="brand" aria-disabled={busy} onClick={hire}>
            Hire {fio}
          </Button>
        )}
        <Button
          kind="danger"
          aria-disabled={busy}
          aria-label={isHired ? `Let ${fio} go` : `Decline ${fio}`}
          onClick={isHired ? letGo : decline}
        >
          {isHired ? `Let ${fio} go` : 'Decline'}
        </Button>
      </FormButtons>
      {dialog}
    </Card>
  );
}

const describeContacts = ({ phone, email }: Manager): string =>
  [formatPhone(phone), email].filter(Boolean).join(', ');
