import { useRef } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import type { TypedPrice } from './PriceRange.tsx';

interface FilterSheetProps extends FilterPanelProps {
  open: boolean;
  /** The remaining products, such as '7 house plants'; undefined while loading. */
  goods: string | undefined;
  onClose: () => void;
}

export function FilterSheet({ open, goods, onClose, ...panel }: FilterSheetProps) {
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
          {goods === undefined ? 'Show them' : `Show ${goods}`}
        </Button>
      }
    >
      <FilterPanel {...panel} price={price} />
    </Dialog>
  );
}
