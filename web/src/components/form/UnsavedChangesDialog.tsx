import { Button } from '#components/actions/Button.tsx';
import { Row } from '#components/layout/boxes.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';

interface UnsavedChangesDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

export const UnsavedChangesDialog = ({ open, onLeave, onStay }: UnsavedChangesDialogProps) => (
  <Dialog
    open={open}
    onClose={onStay}
    title="Leave without saving?"
    size="md"
    footer={
      <Row $gap={2.5} $justify="end">
        <Button onClick={onLeave}>Leave</Button>
        <Button kind="brand" onClick={onStay}>
          Stay here
        </Button>
      </Row>
    }
  >
    <p>What you changed on this page is not saved yet.</p>
  </Dialog>
);
