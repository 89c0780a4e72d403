import styled from 'styled-components';
import { handle } from './rowStyles.ts';

/** Numbered downwards. */
export const ValueGrid = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 8px 12px;
  @media (max-width: 767px) {
    display: flex;
    flex-direction: column;
  }
`;

export const ValueBox = styled.li`
  > div {
    display: grid;
    grid-template-columns: 36px 24px minmax(0, 1fr) auto 44px;
    align-items: center;
    gap: 4px;
    min-height: 52px;
    padding: 0 4px 0 6px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
  }
  &[data-edited] > div {
    border-color: var(--bk-text-info);
    box-shadow: 0 0 0 2px var(--bk-text-info);
  }
  &[data-lifted] > div {
    position: relative;
    z-index: 2;
    border-color: var(--bk-bg-brand);
    box-shadow: var(--bk-e3);
  }
  [data-handle] {
    ${handle}
    width: 36px;
  }
  i {
    color: var(--bk-text-secondary);
    font-style: normal;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  [title='Rename'] {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: left;
    overflow-wrap: anywhere;
  }
  input {
    min-width: 0;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: 1rem;
    outline: none;
  }
  input ~ button {
    order: 2;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
`;

export const AddValue = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 8px;
  > div {
    flex: 0 1 240px;
  }
  @media (max-width: 767px) {
    > div {
      flex: 1 1 100%;
    }
  }
`;
