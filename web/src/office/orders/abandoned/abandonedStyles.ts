import styled from 'styled-components';

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
