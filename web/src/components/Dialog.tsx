import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Content, type DialogKind, Frame, Heading } from './dialogStyles.ts';
import { IconButton } from './IconButton.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `dialog` 800 px at most, `signIn` 600; `drawer` slides in from the right, 350 wide; `sheet` comes from below; `popover` hangs under the header. */
  kind?: DialogKind;
  children: ReactNode;
  /** Stays at the foot while the content scrolls. */
  footer?: ReactNode;
}

/**
 * The browser's own dialog: focus kept inside and given back, Escape closes, the page behind is inert. The focus begins
 * at what has `data-autofocus`, or else at the heading.
 */
export function Dialog({ open, onClose, title, kind = 'dialog', children, footer }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // Not what happens to a dialog inside this one: React lets its events bubble.
  const isOwn = ({ target }: SyntheticEvent) => target === frame.current;
  // The browser closes at once and tells later, when somebody may have opened it again: so we close, and it follows.
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
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current;
    first?.focus();
  }, [open]);
  // A dialog that is taken off the page while open gives the focus back too.
  useLayoutEffect(() => {
    const dialog = frame.current;
    return () => dialog?.close();
  }, []);
  return (
    <Frame
      ref={frame}
      $kind={kind}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={(event) => isOwn(event) && !frame.current?.open && onClose()}
      onClick={(event) => isOwn(event) && onClose()}
    >
      {open && (
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
