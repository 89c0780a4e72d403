import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { RuleSet } from 'styled-components';
import { IconButton } from '../actions/IconButton.tsx';
import { Content, type DialogPlacement, type DialogSize, Frame, Heading } from './dialogStyles.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  size?: DialogSize;
  /** `palette` has no head: its title is read out. */
  placement?: DialogPlacement | RuleSet;
  children: ReactNode;
  /** Stays in view while the content scrolls. */
  footer?: ReactNode;
}

/** The native modal dialog. Focus starts at the element with `data-autofocus`, otherwise at the heading. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, size = 'lg', placement = 'center', children, footer } = props;
  const frame = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const isPalette = typeof placement !== 'string';
  // Events of a nested dialog bubble through React.
  const isOwn = ({ target }: SyntheticEvent) => target === frame.current;
  // `close` fires late, when the dialog may be open again: state decides, the element follows.
  const cancel = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    onClose();
  };
  useEffect(() => {
    const dialog = frame.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    const target = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current;
    target?.focus();
  }, [open]);
  // The focused button may have left with the content of the previous title.
  useEffect(() => {
    if (title && document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  // Unmounting while open restores the focus too.
  useLayoutEffect(() => {
    const dialog = frame.current;
    return () => dialog?.close();
  }, []);
  return (
    <Frame
      ref={frame}
      $size={size}
      $placement={placement}
      {...(isPalette ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      onCancel={cancel}
      onClose={(event) => isOwn(event) && open && !frame.current?.open && onClose()}
      onClick={(event) => isOwn(event) && onClose()}
    >
      {open && isPalette && children}
      {open && !isPalette && (
        <Content>
          <header>
            <Heading ref={heading} id={titleId} tabIndex={-1}>
              {title}
            </Heading>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </header>
          <div>{children}</div>
          {footer && <footer>{footer}</footer>}
        </Content>
      )}
    </Frame>
  );
}
