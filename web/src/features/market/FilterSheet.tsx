import { useRef } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Dialog } from '../../components/overlay/Dialog.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import type { TypedPrice } from './PriceRange.tsx';

interface FilterSheetProps extends FilterPanelProps {
  open: boolean;
  /** How many products are left. */
  total: number | undefined;
  onClose: () => void;
}

/** The filters of a phone; each change shows at once behind it and in the number below. */
export function FilterSheet({ open, total, onClose, ...panel }: FilterSheetProps) {
  const price = useRef<TypedPrice>(null);
  // A price that is still being typed counts too.
  const show = () => {
    if (price.current?.set() ?? true) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filters"
      placement="sheet"
      footer={
        <Button kind="brand" large wide onClick={show}>
          {total === undefined ? 'Show the flowers' : `Show ${total} ${total === 1 ? 'bouquet' : 'bouquets'}`}
        </Button>
      }
    >
      <FilterPanel {...panel} price={price} />
    </Dialog>
  );
}
