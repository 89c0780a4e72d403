import { Button } from '#components/actions/Button.tsx';
import { FormButtons } from '#components/form/fieldStyles.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';

interface EndAllDialogProps {
  open: boolean;
  onEnd: () => void;
  onKeep: () => void;
}

export const EndAllDialog = ({ open, onEnd, onKeep }: EndAllDialogProps) => (
  <Dialog
    open={open}
    onClose={onKeep}
    title="Sign out everywhere?"
    size="md"
    footer={
      <FormButtons>
        <Button kind="danger" onClick={onEnd}>
          Sign out everywhere
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          Stay signed in
        </Button>
      </FormButtons>
    }
  >
    <p>All devices are signed out at once, this one too. You can sign in again straight away.</p>
  </Dialog>
);
