import styled from 'styled-components';

/** Scrolls sideways on phones. */
export const Row = styled.div`
  display: flex;
  gap: 8px;
  margin: 0 -20px 18px;
  padding: 3px 20px;
  overflow-x: auto;
  scrollbar-width: none;
  @media (min-width: 1024px) {
    flex-wrap: wrap;
    margin-inline: -3px;
    padding-inline: 3px;
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    flex: none;
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-surface);
    font-weight: 500;
    font-size: 0.875rem;
    &:hover {
      border-color: var(--bk-border-control);
    }
    &[aria-pressed='true'] {
      background: var(--bk-bg-brandSoft);
      border-color: var(--bk-bg-brand);
      color: var(--bk-text-brand);
    }
  }
  > span {
    flex: none;
    @media (min-width: 768px) {
      display: none;
    }
  }
  [data-only='phone'] {
    @media (min-width: 1024px) {
      display: none;
    }
  }
`;
