import styled from 'styled-components';
import { Button } from '../../components/actions/Button.tsx';
import { Dialog } from '../../components/overlay/Dialog.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 10px;
`;

interface LeaveDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before what was typed is left behind. */
export const LeaveDialog = ({ open, onLeave, onStay }: LeaveDialogProps) => (
  <Dialog
    open={open}
    onClose={onStay}
    title="Leave without saving?"
    size="md"
    footer={
      <Row>
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
