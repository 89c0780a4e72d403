import styled from 'styled-components';

export const Palette = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  max-height: inherit;
  kbd {
    padding: 2px 8px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-s);
    background: var(--bk-bg-surface);
    color: var(--bk-text-secondary);
    font: 600 0.75rem/1.5 var(--bk-text);
  }
  > p {
    padding: 0 20px;
    color: var(--bk-text-secondary);
    &:not(:empty) {
      padding-block: 12px;
    }
  }
  @media (max-width: 767px) {
    kbd {
      display: none;
    }
  }
`;

export const Field = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 8px 12px 8px 20px;
  border-bottom: 1px solid var(--bk-border-default);
  input {
    flex: 1;
    min-width: 0;
    min-height: 48px;
    border: 0;
    outline: 0;
    background: none;
    font-size: 1.125rem;
    &::placeholder {
      color: var(--bk-text-tertiary);
    }
  }
  button {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    border: 0;
    border-radius: var(--bk-radius-m);
    background: none;
  }
  @media (min-width: 768px) {
    button svg {
      display: none;
    }
  }
`;

export const Results = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  &:not(:empty) {
    padding: 8px 0;
  }
  p {
    padding: 10px 20px 6px;
    color: var(--bk-text-secondary);
    font: 600 0.8125rem/1.4 var(--bk-text);
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  min-height: 56px;
  padding: 6px 20px;
  cursor: pointer;
  outline: 0;
  > svg {
    justify-self: center;
  }
  img {
    width: 36px;
    height: 45px;
    border-radius: var(--bk-petal-s);
    object-fit: cover;
  }
  span {
    display: grid;
  }
  b,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: 600;
    line-height: 1.35;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  mark {
    background: none;
    color: var(--bk-text-brand);
    text-decoration: underline 2px;
    text-underline-offset: 3px;
  }
  &[aria-selected='true'] {
    background: var(--bk-bg-brandSoft);
  }
`;

export const Foot = styled.div`
  display: flex;
  gap: 18px;
  padding: 10px 20px;
  border-top: 1px solid var(--bk-border-subtle);
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
  > :last-child {
    margin-left: auto;
  }
  @media (max-width: 767px) {
    > :not(:last-child) {
      display: none;
    }
  }
`;
