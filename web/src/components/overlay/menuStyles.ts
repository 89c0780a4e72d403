import styled from 'styled-components';

export const MenuBox = styled.div`
  position: fixed;
  inset: auto;
  width: max-content;
  min-width: 190px;
  max-width: min(300px, calc(100vw - 16px));
  margin: 0;
  padding: 8px;
  border: 1px solid var(--bk-border-default);
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-surface);
  color: var(--bk-text-primary);
  box-shadow: var(--bk-e3);
  && > a,
  && > button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 6px 12px;
    border: 0;
    border-radius: var(--bk-radius-s);
    background: none;
    color: inherit;
    font-size: 0.9375rem;
    font-weight: 500;
    text-align: left;
    &:hover,
    &:focus-visible {
      background: var(--bk-bg-neutralSoft);
    }
    &[data-danger='true'] {
      color: var(--bk-text-danger);
    }
  }
`;

export const Opener = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  &:hover {
    background: var(--bk-bg-neutralSoft);
  }
`;
