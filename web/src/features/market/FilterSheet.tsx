import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

interface FilterSheetProps extends FilterPanelProps {
  open: boolean;
  /** How many products are left. */
  total: number | undefined;
  onClose: () => void;
}

/** The filters of a phone; each change shows at once behind it and in the number below. */
export const FilterSheet = ({ open, total, onClose, ...panel }: FilterSheetProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Filters"
    kind="sheet"
    footer={
      <Button kind="brand" large wide onClick={onClose}>
        {total === undefined ? 'Show the flowers' : `Show ${total} ${total === 1 ? 'bouquet' : 'bouquets'}`}
      </Button>
    }
  >
    <FilterPanel {...panel} />
  </Dialog>
);
