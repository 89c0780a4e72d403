import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { IconButton } from '#components/actions/IconButton.tsx';

/** Width of a centred dialog: `md` 600 px at most, `lg` 800 px. */
export type DialogSize = 'md' | 'lg';
/** `popover` opens below the header, `drawer` (350 px) and `panel` (480 px) at the right, `sheet` at the bottom; on phones all are sheets. */
export type DialogPlacement = 'center' | 'popover' | 'drawer' | 'panel' | 'sheet';

interface FrameProps {
  $size: DialogSize;
  /** Or styles of its own. */
  $placement: DialogPlacement | RuleSet;
}

const modal = (width: number) => css`
  width: min(${width}px, calc(100vw - 24px));
  max-height: min(calc(100dvh - 24px), 900px);
  margin: auto;
  border-radius: var(--bk-radius-xl);
  opacity: 0;
  translate: 0 12px;
  &[open] {
    opacity: 1;
    translate: 0;
    @starting-style {
      opacity: 0;
      translate: 0 12px;
    }
  }
`;

const sheet = css`
  width: 100vw;
  max-height: 88dvh;
  margin: auto 0 0;
  border-radius: var(--bk-radius-xl) var(--bk-radius-xl) 0 0;
  translate: 0 100%;
  &[open] {
    translate: 0;
    @starting-style {
      translate: 0 100%;
    }
  }
`;

const popover = css`
  ${modal(440)}
  margin: 84px auto auto max(32px, calc(50vw - 428px));
  @media (max-width: 767px) {
    ${sheet}
  }
`;

const atTheRight = (width: number, sheetBelow: number) => css`
  width: ${width}px;
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  border-radius: var(--bk-radius-xl) 0 0 var(--bk-radius-xl);
  translate: 100% 0;
  &[open] {
    translate: 0;
    @starting-style {
      translate: 100% 0;
    }
  }
  @media (max-width: ${sheetBelow}px) {
    ${sheet}
    height: 88dvh;
  }
`;

const drawer = atTheRight(350, 480);
const panel = atTheRight(480, 767);

const placements = { popover, drawer, panel, sheet };
const widths = { md: 600, lg: 800 };

const Frame = styled.dialog<FrameProps>`
  max-width: none;
  padding: 0;
  border: 0;
  background: var(--bk-bg-surface);
  color: var(--bk-text-primary);
  box-shadow: var(--bk-e3);
  overflow: hidden;
  transition:
    translate 0.32s cubic-bezier(0.2, 0.8, 0.2, 1),
    opacity 0.2s,
    display 0.32s allow-discrete,
    overlay 0.32s allow-discrete;
  &::backdrop {
    background: var(--bk-scrim);
  }
  ${({ $size, $placement }) => {
    if (typeof $placement !== 'string') return $placement;
    return $placement === 'center' ? modal(widths[$size]) : placements[$placement];
  }}
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  max-height: inherit;
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 16px 12px 8px 24px;
  }
  > div {
    flex: 1;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 4px 24px 24px;
  }
  > footer {
    padding: 16px 24px max(20px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--bk-border-subtle);
  }
`;

const Heading = styled.h2`
  font: 700 1.5rem/1.15 var(--bk-display);
  outline: 0;
`;

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
