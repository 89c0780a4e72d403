import styled from 'styled-components';

export const Saved = styled.div`
  display: grid;
  gap: 8px;
  h3 {
    font: 600 0.9375rem/1.4 var(--bk-text);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
    gap: 10px;
  }
  li button {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    align-items: center;
    gap: 2px 12px;
    width: 100%;
    min-height: 60px;
    padding: 10px 16px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    text-align: left;
    &:hover {
      border-color: var(--bk-text-success);
    }
    &[aria-pressed='true'] {
      border-color: var(--bk-text-success);
      box-shadow: inset 0 0 0 1px var(--bk-text-success);
      background: var(--bk-bg-successSoft);
      color: var(--bk-text-success);
    }
    svg {
      grid-row: span 2;
    }
    b,
    small {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    small {
      font-size: 0.8125rem;
    }
  }
  > button {
    justify-self: start;
    padding-inline: 12px;
  }
`;
