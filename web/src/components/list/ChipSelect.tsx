import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';

const Box = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  min-width: 0;
  select {
    appearance: none;
    width: 100%;
    height: 44px;
    padding: 0 31px 0 14px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-surface);
    font-size: 0.875rem;
    font-weight: 500;
    text-overflow: ellipsis;
    cursor: pointer;
    &[data-on] {
      border-color: var(--bk-bg-brand);
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
    }
    &[data-on] + svg {
      color: var(--bk-text-brand);
    }
  }
  option {
    background: var(--bk-bg-surface);
    color: var(--bk-text-primary);
  }
  svg {
    position: absolute;
    inset: 50% 10px auto auto;
    translate: 0 -50%;
    pointer-events: none;
  }
`;

interface ChipSelectProps extends ComponentProps<'select'> {
  /** Whether it narrows the list. */
  'data-on'?: '' | undefined;
}

/** The platform's select as a chip of a toolbar. */
export const ChipSelect = ({ className, ...select }: ChipSelectProps) => (
  <Box className={className}>
    <select {...select} />
    <Icon name="down" size={17} />
  </Box>
);
