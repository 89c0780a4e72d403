import styled from 'styled-components';
import { clipped, handle } from './rowStyles.ts';

export const ParameterList = styled.ul`
  display: grid;
  > li {
    border-top: 1px solid var(--bk-border-subtle);
    background: var(--bk-bg-surface);
  }
  > [data-open] {
    background: var(--bk-bg-sunken);
  }
  > [data-lifted] > :first-child {
    position: relative;
    z-index: 2;
    outline: 2px solid var(--bk-bg-brand);
    outline-offset: -2px;
    background: var(--bk-bg-surface);
    box-shadow: var(--bk-e3);
  }
`;

/** The name opens the row wherever no other control is. */
export const RowLine = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(120px, 1fr) 116px minmax(60px, 1.1fr) auto 24px;
  align-items: center;
  gap: 4px 12px;
  min-height: 62px;
  padding: 6px 16px 6px 8px;
  > [data-handle] {
    ${handle}
    z-index: 1;
  }
  > [aria-expanded] {
    display: grid;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: left;
    align-content: center;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  > [aria-expanded='true'] ~ svg {
    rotate: 180deg;
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  .values {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    ${clipped}
  }
  > a {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    z-index: 1;
    min-height: 44px;
    color: var(--bk-text-brand);
    font-weight: 600;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    &:hover {
      text-decoration: underline;
    }
  }
  > svg {
    pointer-events: none;
  }
  @media (max-width: 767px) {
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 4px 6px;
    padding-left: 4px;
    .kind,
    .values,
    > svg,
    > a span {
      display: none;
    }
  }
`;

export const OpenParameter = styled.div`
  display: grid;
  gap: 12px;
  padding: 0 16px 20px 60px;
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  a,
  p > button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
  }
  @media (max-width: 767px) {
    padding-inline: 14px;
  }
`;

export const DialogFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 10px;
`;
