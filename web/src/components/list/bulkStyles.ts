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
  border-radius: 30px;
  background: #2a1524;
  color: #fff;
  box-shadow: var(--bk-e3);
  @media (min-width: 1024px) {
    inset: auto 0 16px var(--bk-side-menu, 0);
    max-width: calc(100% - var(--bk-side-menu, 0px) - 24px);
  }
  [data-amplify-color-mode='dark'] & {
    background: #45313f;
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
    border-radius: 999px;
    background: transparent;
    color: #fff;
    font-weight: 600;
    &:hover {
      background: rgb(255 255 255 / 0.12);
    }
    &[aria-disabled='true'] {
      opacity: 0.55;
      cursor: progress;
    }
    &:focus-visible {
      outline-color: #c3bbee;
      outline-offset: -3px;
    }
    &[data-main] {
      background: #f3bc34;
      color: #2a1524;
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
