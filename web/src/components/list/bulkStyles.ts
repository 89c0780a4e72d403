import styled from 'styled-components';

export const Bar = styled.div`
  position: fixed;
  z-index: 9;
  inset: auto 0 84px;
  display: flex;
  align-items: center;
  gap: 6px;
  width: max-content;
  max-width: calc(100% - 16px);
  margin-inline: auto;
  padding: 8px 10px 8px 20px;
  border: 1px solid transparent;
  border-radius: var(--bk-radius-xl);
  background: var(--bk-ink);
  color: var(--bk-white);
  box-shadow: var(--bk-e3);
  @media (min-width: 1024px) {
    inset: auto 0 16px var(--bk-side-menu, 0);
    max-width: calc(100% - var(--bk-side-menu, 0px) - 24px);
  }
  [data-amplify-color-mode='dark'] & {
    background: var(--bk-ink-soft);
  }
  > b {
    min-width: 0;
    margin-right: 10px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  button {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 44px;
    min-height: 44px;
    padding: 8px 14px;
    border: 0;
    border-radius: var(--bk-radius-pill);
    background: transparent;
    color: var(--bk-white);
    font-weight: 600;
    &:hover {
      background: color-mix(in srgb, var(--bk-white) 12%, transparent);
    }
    &[aria-disabled='true'] {
      opacity: 0.55;
      cursor: progress;
    }
    &:focus-visible {
      outline-color: var(--bk-jacaranda-200);
      outline-offset: -3px;
    }
    &[data-main] {
      background: var(--bk-wattle-500);
      color: var(--bk-ink);
    }
    &[data-icon] {
      padding-inline: 8px;
    }
  }
  @media (min-width: 768px) {
    flex-wrap: wrap;
  }
  @media (max-width: 767px) {
    width: calc(100% - 32px);
    padding-left: 16px;
    > b {
      flex: 1;
      margin: 0;
    }
    > button:not([data-icon]) {
      flex: 0 1 auto;
    }
  }
`;
