import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { useToday } from '#components/hooks/useToday.ts';
import { Card } from '#components/layout/panelStyles.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { nextBirthday } from './upcoming.ts';

const Facts = styled.ul`
  display: grid;
  gap: 6px;
  margin-top: 4px;
  li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: 10px;
    color: var(--bk-text-secondary);
  }
  svg {
    margin-top: 2px;
  }
`;

interface RecipientCardProps {
  recipient: Recipient;
  onSend: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function RecipientCard({ recipient, onSend, onEdit, onDelete }: RecipientCardProps) {
  const { fio, relation, birthday, phone, address, note } = recipient;
  const today = useToday();
  const about = <VisuallyHidden>{fio}</VisuallyHidden>;
  return (
    <Card>
      <header>
        <h3>{fio}</h3>
        {relation && <StatusPill>{relation}</StatusPill>}
      </header>
      <Facts>
        {birthday && (
          <li>
            <Icon name="calendar" size={18} />
            <span>Birthday {formatDay(nextBirthday(birthday, today).day)}</span>
          </li>
        )}
        {address && (
          <li>
            <Icon name="pin" size={18} />
            <span>{[address.unitOffice, address.address].filter(Boolean).join(', ')}</span>
          </li>
        )}
        {phone && (
          <li>
            <Icon name="phone" size={18} />
            <span>{formatPhone(phone)}</span>
          </li>
        )}
        {note && (
          <li>
            <Icon name="info" size={18} />
            <span>{note}</span>
          </li>
        )}
      </Facts>
      <footer>
        <Button kind="quiet" onClick={onSend}>
          Send flowers <VisuallyHidden>to {fio}</VisuallyHidden>
        </Button>
        <Button kind="quiet" onClick={onEdit}>
          Edit {about}
        </Button>
        <Button kind="quiet" onClick={onDelete}>
          Delete {about}
        </Button>
      </footer>
    </Card>
  );
}
