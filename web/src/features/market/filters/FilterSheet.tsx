import { useRef } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import type { TypedPrice } from './PriceRange.tsx';

interface FilterSheetProps extends FilterPanelProps {
  open: boolean;
  /** Remaining products. */
  total: number | undefined;
  onClose: () => void;
}

export function FilterSheet({ open, total, onClose, ...panel }: FilterSheetProps) {
  const price = useRef<TypedPrice>(null);
  // Includes a price that is still being typed.
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
