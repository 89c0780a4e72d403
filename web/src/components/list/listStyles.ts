import styled from 'styled-components';

export const Panel = styled.section`
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-xl);
  background: var(--bk-bg-surface);
  overflow: clip;
  > nav {
    padding: 6px 12px 0;
  }
  @media (max-width: 767px) {
    > nav {
      margin-inline: -16px;
      & + :not([role='search']) {
        margin-top: 12px;
      }
    }
    border: 0;
    border-radius: 0;
    background: none;
    overflow: visible;
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  padding: 14px 16px;
  @media (max-width: 767px) {
    flex-wrap: nowrap;
    margin-inline: -16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

export const SearchBox = styled.div`
  position: relative;
  flex: 1 0 200px;
  max-width: 340px;
  svg {
    position: absolute;
    inset: 12px auto auto 14px;
    pointer-events: none;
  }
  input {
    width: 100%;
    height: 44px;
    padding: 0 14px 0 46px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    font-size: 1rem;
    &::placeholder {
      color: var(--bk-text-tertiary);
    }
  }
  @media (max-width: 767px) {
    flex-basis: 264px;
    input {
      padding-left: 42px;
    }
  }
`;

export const Chip = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 7px;
  height: 44px;
  padding: 0 15px;
  border: 1px solid var(--bk-border-control);
  border-radius: var(--bk-radius-pill);
  background: var(--bk-bg-surface);
  font-size: 0.875rem;
  font-weight: 500;
  &[aria-pressed='true'] {
    border-color: var(--bk-bg-brand);
    background: var(--bk-bg-brandSoft);
    color: var(--bk-text-brand);
  }
`;
