import styled from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  gap: 10px;
  li {
    position: relative;
    display: grid;
    grid-template-columns: auto 64px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-height: 108px;
    padding: 10px 8px 10px 16px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-petal);
    background: var(--bk-bg-surface);
    &[data-chosen] {
      border-color: var(--bk-bg-brand);
      background: color-mix(in srgb, var(--bk-bg-brandSoft) 40%, var(--bk-bg-surface));
    }
    > label {
      z-index: 1;
      justify-content: center;
      gap: 0;
      min-width: 44px;
      margin-inline: -12px;
    }
    > i {
      align-self: start;
      width: 64px;
      height: 80px;
      border-radius: var(--bk-petal-s);
      overflow: hidden;
    }
    > div:last-child {
      z-index: 1;
      display: flex;
      flex-direction: column;
      align-items: flex-end;
      align-self: stretch;
      justify-content: space-between;
    }
  }
`;

export const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  align-self: start;
  min-width: 0;
  a {
    font-weight: 600;
    overflow-wrap: anywhere;
    /* The whole card opens the product. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }
  }
  small {
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
    &.failure {
      color: var(--bk-text-danger);
    }
  }
  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
