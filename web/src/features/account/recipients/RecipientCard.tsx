import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Card } from '#components/layout/panelStyles.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { PersonDays, useMark } from './PersonDays.tsx';

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
  onMark: Parameters<typeof useMark>[0];
  onSend: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function RecipientCard({ recipient, onSend, onEdit, onDelete, onMark }: RecipientCardProps) {
  const { fio, relation, phone, address, note, days, quiet } = recipient;
  const mark = useMark(onMark);
  const about = <VisuallyHidden>{fio}</VisuallyHidden>;
  return (
    <Card>
      <header>
        <h3>{fio}</h3>
        {relation && <StatusPill>{relation}</StatusPill>}
      </header>
      <Facts>
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
      <PersonDays recipient={recipient} mark={mark} />
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
        {days.length > 0 && !quiet && (
          <Button
            kind="quiet"
            onClick={() => mark({ change: 'quiet' }, `We write nothing about ${fio} until you say so`)}
          >
            Keep quiet <VisuallyHidden>about {fio}</VisuallyHidden>
          </Button>
        )}
      </footer>
    </Card>
  );
}
