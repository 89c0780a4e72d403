import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../components/actions/Button.tsx';
import { Dialog } from '../components/overlay/Dialog.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 10px;
`;

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** Label of the confirm button; without it there is none. */
  confirm: string | undefined;
  /** Label of the cancel button. */
  keep: string;
  /** For destructive actions. */
  danger?: boolean;
  onConfirm: () => void;
  onKeep: () => void;
  /** Below the text. */
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, keep, danger = false, onConfirm, onKeep, children } = props;
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={title}
      size="md"
      footer={
        <Row>
          <Button onClick={onKeep}>{keep}</Button>
          {confirm && (
            <Button kind={danger ? 'danger' : 'brand'} onClick={onConfirm}>
              {confirm}
            </Button>
          )}
        </Row>
      }
    >
      <p>{text}</p>
      {children}
    </Dialog>
  );
}
