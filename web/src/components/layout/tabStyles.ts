import styled, { css, keyframes } from 'styled-components';

const tab = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: 7px;
  min-height: 48px;
  margin-bottom: -1px;
  padding: 10px 12px;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  font-weight: 500;
  color: var(--bk-text-secondary);
  &:hover {
    color: var(--bk-text-primary);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  > span {
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    color: var(--bk-text-tertiary);
  }
  &[aria-current],
  &[aria-selected='true'] {
    border-color: var(--bk-bg-brand);
    color: var(--bk-text-primary);
    font-weight: 600;
    > span {
      padding: 0 7px;
      border-radius: var(--bk-radius-s);
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
    }
  }
`;

/** Fades out until scrolled to the end, to hint at hidden tabs. */
const fadeAtEnd = keyframes`
  from { mask: linear-gradient(to left, transparent, var(--bk-black) 48px) 0 / 100% 100% no-repeat; }
  to { mask: linear-gradient(to left, transparent, var(--bk-black) 48px) 0 / calc(100% + 48px) 100% no-repeat; }
`;

const row = css`
  display: flex;
  gap: 2px;
  border-bottom: 1px solid var(--bk-border-default);
  overflow-x: auto;
  scrollbar-width: none;
  @supports (animation-timeline: scroll()) {
    animation: ${fadeAtEnd} linear;
    animation-timeline: scroll(self inline);
  }
`;

export const TabRow = styled.div`
  ${row}
  margin-bottom: 20px;
  button {
    ${tab}
  }
`;

export const TabLinks = styled.nav`
  ${row}
  a {
    ${tab}
  }
`;
