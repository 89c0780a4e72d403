import { Button } from '../../../components/actions/Button.tsx';
import { Dialog } from '../../../components/overlay/Dialog.tsx';
import { Buttons } from '../panelStyles.ts';

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
      <Buttons>
        <Button kind="danger" onClick={onEnd}>
          Sign out everywhere
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          Stay signed in
        </Button>
      </Buttons>
    }
  >
    <p>All devices are signed out at once, this one too. You can sign in again straight away.</p>
  </Dialog>
);
