import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useReadOnly } from './readOnly.ts';

/** `brand`: a view's main action. `highlight`: on dark backgrounds. */
export type ButtonKind = 'brand' | 'outline' | 'quiet' | 'danger' | 'highlight';

interface StyleProps {
  $kind: ButtonKind;
  $large?: boolean | undefined;
  $wide?: boolean | undefined;
}

const kindStyles = {
  brand: css`
    background: var(--bk-bg-brand);
    color: var(--bk-text-onBrand);
    &:hover {
      background: var(--bk-bg-brandHover);
    }
  `,
  outline: css`
    background: var(--bk-bg-surface);
    border-color: var(--bk-border-control);
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
  `,
  quiet: css`
    background: transparent;
    color: var(--bk-text-brand);
    &:hover {
      background: var(--bk-bg-brandSoft);
    }
  `,
  danger: css`
    background: var(--bk-bg-dangerSoft);
    color: var(--bk-text-danger);
    &:hover {
      border-color: currentColor;
    }
  `,
  highlight: css`
    background: var(--bk-bg-highlight);
    color: var(--bk-ink);
    &:hover {
      background: var(--bk-wattle-300);
    }
  `,
};

const styles = css<StyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: ${({ $large }) => ($large ? 52 : 44)}px;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  padding: 8px ${({ $large }) => ($large ? 26 : 20)}px;
  border: 1px solid transparent;
  border-radius: var(--bk-radius-pill);
  font: 600 ${({ $large }) => ($large ? '1.0625rem' : '0.9375rem')} / 1.2 var(--bk-text);
  text-align: center;
  white-space: nowrap;
  transition: background 0.12s;
  ${({ $kind }) => kindStyles[$kind]}
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const Native = styled.button<StyleProps>`
  ${styles}
`;
const NativeLink = styled(Link)<StyleProps>`
  ${styles}
`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  /** 52 px high instead of 44. */
  large?: boolean;
  wide?: boolean;
  /** Marks controls that change data immediately; inactive on read-only pages. */
  changes?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ kind = 'outline', large, wide, type = 'button', changes, ...rest }: ButtonProps) {
  const readOnly = useReadOnly();
  return <Native $kind={kind} $large={large} $wide={wide} type={type} {...rest} {...(changes && readOnly)} />;
}

type ButtonLinkProps = Pick<
  ButtonProps,
  'kind' | 'large' | 'wide' | 'children' | 'className' | 'tabIndex'
> & {
  to: string;
  /** For a page that begins anew. */
  reloadDocument?: boolean;
  onClick?: () => void;
};

export const ButtonLink = ({ kind = 'outline', large, wide, ...rest }: ButtonLinkProps) => (
  <NativeLink $kind={kind} $large={large} $wide={wide} {...rest} />
);
