import styled from 'styled-components';
import { Button } from '../../components/actions/Button.tsx';
import { Dialog } from '../../components/overlay/Dialog.tsx';

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 20px;
`;

interface OtherFloristDialogProps {
  /** The cart's florist. */
  present: string;
  /** The florist of what was just picked. */
  next: string;
  onKeep: () => void;
  onStartNew: () => void;
}

/** One cart, one florist: nothing is emptied without being asked. */
export const OtherFloristDialog = ({ present, next, onKeep, onStartNew }: OtherFloristDialogProps) => (
  <Dialog open size="md" title={`Start a new cart with ${next}?`} onClose={onKeep}>
    <p>
      Your cart from <b>{present}</b> will be emptied. Each order goes to one florist, who makes and brings it
      whole.
    </p>
    <Choice>
      <Button kind="brand" onClick={onStartNew}>
        Start a new cart with {next}
      </Button>
      <Button onClick={onKeep}>Keep {present}</Button>
    </Choice>
  </Dialog>
);
