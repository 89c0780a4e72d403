import styled from 'styled-components';

export const EditorFrame = styled.div`
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  .tiptap {
    min-height: 480px;
    padding: 24px 32px;
    overflow-wrap: anywhere;
    &:focus-visible {
      outline-offset: -3px;
    }
    h1,
    h2,
    h3 {
      margin: 18px 0 8px;
      font: 700 1.625rem/1.2 var(--bk-display);
    }
    h2 {
      font-size: 1.25rem;
    }
    h3 {
      font-size: 1.0625rem;
    }
    p {
      margin-block: 6px;
      line-height: 1.6;
    }
    ul,
    ol {
      padding-left: 1.4em;
      list-style: revert;
    }
    a {
      color: var(--bk-text-brand);
      text-decoration: underline;
    }
    > :first-child {
      margin-top: 0;
    }
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 6px 16px;
    padding: 14px 20px;
    border-top: 1px solid var(--bk-border-subtle);
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  kbd {
    padding: 2px 8px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-s);
    background: var(--bk-bg-neutralSoft);
    font: 600 0.75rem/1.5 var(--bk-text);
  }
  @media (max-width: 767px) {
    .tiptap {
      padding: 16px;
    }
  }
`;

export const Tools = styled.div`
  position: sticky;
  z-index: 4;
  top: 68px;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 0;
  padding: 8px;
  border-bottom: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-l) var(--bk-radius-l) 0 0;
  background: var(--bk-bg-surface);
  > div {
    display: flex;
  }
  > div + div {
    margin-left: 6px;
    padding-left: 6px;
    border-left: 1px solid var(--bk-border-default);
  }
  > div > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: var(--bk-radius-m);
    background: none;
    font-weight: 700;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &[aria-pressed='true'] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
    }
    &[aria-disabled='true'] {
      opacity: 0.4;
    }
    &[data-tool='I'] {
      font-style: italic;
    }
    &[data-tool='U'] {
      text-decoration: underline;
    }
  }
  @media (max-width: 767px) {
    > div + div {
      margin-left: 0;
      padding-left: 0;
      border-left: 0;
    }
  }
`;
