import type { BookAddress } from '@bloomkin/shared/schemas/addressBook.ts';
import { Button } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Card } from '#components/layout/panelStyles.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';

interface AddressCardProps {
  address: BookAddress;
  onDeliverHere: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export const addressName = (address: Omit<BookAddress, 'id'>): string =>
  address.label || formatSuburb(address);

export function AddressCard({ address, onDeliverHere, onEdit, onDelete }: AddressCardProps) {
  const name = addressName(address);
  const about = <VisuallyHidden>{name}</VisuallyHidden>;
  const unit = address.unitOffice && `${address.unitOffice}, `;
  return (
    <Card>
      <header>
        <h2>{name}</h2>
        {address.is_default && <StatusPill tone="success">Suggested first</StatusPill>}
      </header>
      <p>
        {unit}
        {address.address}
      </p>
      {address.comment && <p>“{address.comment}”</p>}
      <footer>
        <Button kind="quiet" onClick={onDeliverHere}>
          Deliver here {about}
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
