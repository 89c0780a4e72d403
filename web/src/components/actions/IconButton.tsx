import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import type { IconName } from '#components/media/iconPaths.ts';

const styles = css`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 46px;
  height: 46px;
  border: 0;
  border-radius: 50%;
  background: transparent;
  &:hover {
    background: var(--bk-bg-neutralSoft);
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;
const Round = styled.button`
  ${styles}
`;
const RoundLink = styled(Link)`
  ${styles}
`;

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
}

export const IconButton = ({ icon, label, children, ...rest }: IconButtonProps) => (
  <Round type="button" aria-label={label} title={label} {...rest}>
    <Icon name={icon} />
    {children}
  </Round>
);

interface IconLinkProps extends Omit<LinkProps, 'children'> {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
}

export const IconLink = ({ icon, label, ...rest }: IconLinkProps) => (
  <RoundLink aria-label={label} title={label} {...rest}>
    <Icon name={icon} />
  </RoundLink>
);
