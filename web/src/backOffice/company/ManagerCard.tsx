import { managerStatusLabels } from '@bloomkin/shared/rules/managerStatus.ts';
import { formatPhone, parsePhone } from '@bloomkin/shared/rules/phone.ts';
import type { Manager, ManagerRight } from '@bloomkin/shared/schemas/user.ts';
import { Button } from '#components/actions/Button.tsx';
import { StatusPill, type StatusTone } from '#components/feedback/StatusPill.tsx';
import { FormButtons } from '#components/form/fieldStyles.ts';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { Initials } from '#features/account/avatar/Initials.tsx';
import { Card } from '../pageStyles.ts';
import { Person, Rights } from './companyStyles.ts';
import { useManagerActions } from './useManagerActions.tsx';

const tones: Readonly<Record<NonNullable<Manager['manager_status']>, StatusTone>> = {
  moderation: 'warning',
  hired: 'success',
  canceled: 'neutral',
};

const rights: Readonly<Record<ManagerRight, { label: string; hint: string }>> = {
  orders: { label: 'Orders', hint: 'See, move, change and cancel orders' },
  products: { label: 'Products', hint: 'Make, change and delete products' },
  reviews: { label: 'Reviews', hint: 'See all reviews of your shop' },
};

const rightNames: readonly ManagerRight[] = ['orders', 'products', 'reviews'];

interface ManagerCardProps {
  manager: Manager;
  companyId: string;
}

export function ManagerCard({ manager, companyId }: ManagerCardProps) {
  const { busy, hire, grant, letGo, dialog } = useManagerActions(manager, companyId);
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
        {status && <StatusPill tone={tones[status]}>{managerStatusLabels[status]}</StatusPill>}
      </Person>
      {isHired && (
        <Rights role="group" aria-label={`What ${fio} may do`}>
          {rightNames.map((right) => (
            <SwitchField
              key={right}
              label={`${rights[right].label} for ${fio}`}
              hint={rights[right].hint}
              checked={manager.manager_rights.includes(right)}
              disabled={busy}
              onChange={({ target }) => grant(right, target.checked)}
            >
              {rights[right].label}
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
        <Button kind="danger" aria-disabled={busy} onClick={letGo}>
          {isHired ? `Let ${fio} go` : 'Decline'}
        </Button>
      </FormButtons>
      {dialog}
    </Card>
  );
}

const describeContacts = ({ phone, email }: Manager): string =>
  [parsePhone(phone) ? formatPhone(phone) : phone, email].filter(Boolean).join(', ');
