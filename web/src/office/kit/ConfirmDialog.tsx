import type { ReactNode } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { Row } from '#components/layout/boxes.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';

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
  /** Neither answer stands out. */
  equal?: boolean;
  onConfirm: () => void;
  onKeep: () => void;
  /** Below the text. */
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirm,
    keep,
    danger = false,
    equal = false,
    onConfirm,
    onKeep,
    children,
  } = props;
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={title}
      size="md"
      footer={
        <Row $gap={2.5} $justify="end">
          <Button onClick={onKeep} wide={equal}>
            {keep}
          </Button>
          {confirm && (
            <Button
              kind={danger ? 'danger' : equal ? 'outline' : 'brand'}
              wide={equal}
              changes
              onClick={onConfirm}
            >
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
