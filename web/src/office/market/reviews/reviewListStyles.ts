import styled from 'styled-components';

/** Lines of the panel; cards on phones. */
export const Rows = styled.ul`
  @media (max-width: 767px) {
    display: grid;
    gap: 16px;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  &:empty {
    display: none;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 16px;
  padding: 20px;
  border-top: 1px solid var(--bk-border-subtle);
  background: var(--bk-bg-surface);
  > img,
  > i {
    width: 64px;
    height: 80px;
    border-radius: var(--bk-petal-s);
    background: var(--bk-bg-brandSoft);
    object-fit: cover;
  }
  > div {
    display: grid;
    justify-items: start;
    gap: 8px;
    min-width: 0;
  }
  h2 {
    font: 600 1rem/1.3 var(--bk-text);
    a {
      position: relative;
      /* 44 px for a finger. */
      &::after {
        content: '';
        position: absolute;
        inset: -13px 0;
      }
      &:hover {
        text-decoration: underline;
      }
    }
  }
  p {
    max-width: 70ch;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    span {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      color: var(--bk-text-success);
      font-weight: 500;
    }
  }
  form {
    width: min(100%, 620px);
  }
  blockquote {
    display: grid;
    justify-items: start;
    gap: 4px;
    width: 100%;
    margin: 0;
    padding: 12px 16px;
    border-left: 3px solid var(--bk-text-brand);
    border-radius: var(--bk-radius-xs) var(--bk-radius-m) var(--bk-radius-m) var(--bk-radius-xs);
    background: var(--bk-bg-sunken);
  }
  @media (max-width: 767px) {
    padding: 16px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-petal);
  }
`;
