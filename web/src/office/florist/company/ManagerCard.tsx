import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Manager } from '@bloomkin/shared/schemas/user.ts';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { FormButtons } from '#components/form/fieldStyles.ts';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Initials } from '#features/account/avatar/Initials.tsx';
import { ManagerStatusPill } from './ManagerStatusPill.tsx';
import { managerRights } from './managerRights.ts';
import { useManagerActions } from './useManagerActions.tsx';

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  margin-bottom: 14px;
  > i {
    display: grid;
    flex: none;
    overflow: hidden;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 50%;
    background: var(--bk-bg-brandSoft);
    color: var(--bk-text-brand);
    font-style: normal;
    span {
      font-size: 1.125rem;
    }
    img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
  > div {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--bk-text-secondary);
  }
`;

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
        <Stack $gap={1} $below={3} role="group" aria-label={`What ${fio} may do`}>
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
        </Stack>
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
