import styled, { css } from 'styled-components';

export const When = styled.div`
  min-width: 0;
  margin-top: 22px;
  h2 {
    font: 600 0.9375rem/1.5 var(--bk-text);
    margin-bottom: 10px;
  }
`;

export const Days = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(76px, 1fr);
  gap: 8px;
  max-width: 640px;
  margin: -3px;
  padding: 3px 3px 8px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 3px;
  scrollbar-width: none;
`;

const tile = css`
  display: grid;
  gap: 1px;
  justify-items: center;
  scroll-snap-align: start;
  padding: 10px 4px 9px;
  border: 1px solid var(--bk-border-default);
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-surface);
  font-size: 0.8125rem;
  line-height: 1.3;
  color: var(--bk-text-secondary);
  b {
    font: 700 1.25rem/1.1 var(--bk-display);
    font-feature-settings: 'lnum';
    color: var(--bk-text-primary);
  }
  em {
    font-style: normal;
    font-size: 0.75rem;
    font-weight: 500;
    color: var(--bk-text-success);
  }
  &:hover:enabled {
    border-color: var(--bk-border-control);
  }
`;

const chosen = css`
  background: var(--bk-bg-inverse);
  border-color: var(--bk-bg-inverse);
  color: var(--bk-bg-page);
  b {
    color: inherit;
  }
  em {
    color: var(--bk-day-accent);
    font-weight: 600;
  }
`;

export const Day = styled.button`
  ${tile}
  &[aria-pressed='true'] {
    ${chosen}
  }
  &:disabled {
    border-style: dashed;
    background: var(--bk-bg-sunken);
    cursor: not-allowed;
    &,
    b,
    em {
      color: var(--bk-text-tertiary);
    }
  }
`;

export const OtherDay = styled.label`
  ${tile}
  position: relative;
  cursor: pointer;
  &[data-chosen='true'] {
    ${chosen}
  }
  &:focus-within {
    outline: 3px solid var(--bk-focus-ring);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
