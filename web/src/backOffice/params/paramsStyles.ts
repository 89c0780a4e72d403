import styled from 'styled-components';

export const TypeList = styled.ul`
  display: grid;
  margin-inline: -20px;
  li + li {
    border-top: 1px solid var(--bk-border-subtle);
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 64px;
    padding: 8px 20px;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  span {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  b {
    font-weight: 600;
  }
  small {
    overflow: hidden;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (max-width: 600px) {
    a > small {
      display: none;
    }
  }
`;

export const ParameterRows = styled.ul`
  display: grid;
  gap: 12px;
`;

export const ParameterRow = styled.li`
  > div {
    display: grid;
    gap: 14px;
    grid-template-columns: 44px minmax(0, 1fr) 44px;
    padding: 14px;
    border: 1px solid var(--bk-border-default);
    border-radius: 16px;
    background: var(--bk-bg-surface);
  }
  &[data-lifted] > div {
    position: relative;
    z-index: 2;
    border-color: var(--bk-bg-brand);
    box-shadow: var(--bk-e3);
  }
  > div > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-top: 26px;
    border: 0;
    border-radius: 50%;
    background: none;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &[data-handle] {
      cursor: grab;
      touch-action: none;
    }
  }
  @media (max-width: 600px) {
    > div {
      grid-template-columns: 44px 44px;
      justify-content: space-between;
      gap: 4px;
    }
    > div > button {
      margin-top: 0;
    }
    > div > div {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

export const ParameterFields = styled.div`
  display: grid;
  align-content: start;
  gap: 14px;
  min-width: 0;
  > div:first-child {
    display: grid;
    gap: 14px;
    @media (min-width: 700px) {
      grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  > small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  > small a {
    text-decoration: underline;
  }
`;

export const ValueChips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 8px;
  &:empty {
    display: none;
  }
  span,
  li:not(:has(span)) {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    border: 1px solid var(--bk-border-control);
    border-radius: 999px;
    background: var(--bk-bg-surface);
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  li:not(:has(span)) {
    padding-inline: 14px;
  }
  [data-lifted] span {
    position: relative;
    z-index: 2;
    border-color: var(--bk-bg-brand);
    box-shadow: var(--bk-e3);
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--bk-text-secondary);
    &:hover {
      color: var(--bk-text-danger);
    }
    &[data-handle] {
      cursor: grab;
      touch-action: none;
      &:hover {
        color: inherit;
      }
    }
  }
`;

export const AddValue = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  > div {
    flex: 0 1 240px;
  }
`;
