import styled, { css } from 'styled-components';

export const Carts = styled.ul`
  border-top: 1px solid var(--bk-border-subtle);
  @media (max-width: 767px) {
    display: grid;
    gap: 10px;
    border: 0;
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: 46px minmax(0, 1.5fr) 104px minmax(0, 1.5fr) minmax(0, 1fr) 92px 76px 160px 44px;
  align-items: center;
  gap: 4px 14px;
  padding: 8px 12px;
`;

export const Headings = styled.div`
  ${columns}
  min-height: 44px;
  border-top: 1px solid var(--bk-border-subtle);
  background: var(--bk-bg-sunken);
  color: var(--bk-text-secondary);
  font-weight: 600;
  font-size: 0.8125rem;
  span:nth-child(7) {
    text-align: right;
  }
  @media (max-width: 1279px) {
    display: none;
  }
`;

export const Row = styled.li`
  ${columns}
  border-bottom: 1px solid var(--bk-border-subtle);
  &[data-open] {
    background: var(--bk-bg-sunken);
    > button svg {
      rotate: 90deg;
    }
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  .who {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .what {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .florist {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .stop {
    font-size: 0.9375rem;
  }
  time {
    color: var(--bk-text-secondary);
    font-variant-numeric: tabular-nums;
  }
  .worth {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  .view {
    display: none;
  }
  .items {
    grid-column: 2 / -1;
    &:not([hidden]) {
      display: grid;
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
      gap: 0 14px;
    }
  }
  @media (max-width: 1279px) {
    grid-template-columns: 46px minmax(0, 1.5fr) 104px minmax(0, 1.5fr) 92px 76px 44px;
    .menu {
      grid-area: 1 / 7;
    }
    .stop {
      grid-area: 2 / 2 / auto / 4;
      color: var(--bk-text-secondary);
    }
    .reminder {
      grid-area: 2 / 4 / auto / -1;
    }
  }
  @media (max-width: 767px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: 14px 16px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-petal);
    background: var(--bk-bg-surface);
    .who {
      grid-area: 1 / 1 / 3 / 3;
    }
    .worth {
      grid-area: 1 / 3;
    }
    > time {
      grid-area: 2 / 3;
      text-align: right;
      font-size: 0.8125rem;
    }
    > [aria-label] {
      display: none;
    }
    .menu {
      grid-area: 3 / 3;
      justify-self: end;
      margin-right: -12px;
    }
    .view {
      display: inline-flex;
      grid-area: 5 / 1 / auto / -1;
      margin-top: 6px;
    }
    &:has(.reminder button) .view {
      width: calc(50% - 5px);
    }
    .what {
      grid-area: 3 / 1;
      /* 'items', which the heading says on wide screens. */
      span span {
        position: static;
        clip-path: none;
      }
    }
    .florist {
      grid-area: 3 / 2;
    }
    .stop,
    .reminder {
      grid-area: 4 / 1 / auto / -1;
      max-width: 50%;
    }
    .florist > :first-child:not(:last-child) {
      display: none;
    }
    .reminder {
      display: grid;
      justify-self: end;
      justify-items: end;
      text-align: right;
      &:has(button) {
        grid-row: 5;
        justify-items: stretch;
        width: calc(50% - 5px);
        margin-top: 6px;
        text-align: center;
      }
    }
    .items {
      grid-area: 6 / 1 / auto / -1;
      &:not([hidden]) {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`;

export const Reminder = styled.section`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: 8px;
  margin: 4px 0 10px;
  padding: 14px 16px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-surface);
  h3 {
    font: 700 1.0625rem/1.3 var(--bk-display);
  }
  > span {
    padding: 8px 14px;
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-neutralSoft);
    font-weight: 600;
    font-size: 0.875rem;
  }
`;

export const Items = styled.section`
  margin: 4px 0 10px;
  padding: 14px 16px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-surface);
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 6px 0;
    > :last-child:not(:first-child) {
      margin-left: auto;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
    i {
      flex: none;
      width: 36px;
      height: 44px;
      border-radius: var(--bk-petal-s);
      overflow: hidden;
    }
    &:last-child {
      border-top: 1px solid var(--bk-border-subtle);
    }
  }
`;
