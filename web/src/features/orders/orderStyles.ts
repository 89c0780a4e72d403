import styled from 'styled-components';

export const OrderGrid = styled.div`
  display: grid;
  gap: 20px;
  padding-block: 24px 64px;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 400px;
    column-gap: 32px;
    align-items: start;
    > header {
      grid-column: 1 / -1;
    }
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: 20px;
  min-width: 0;
`;

export const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: 20px;
  padding: 24px;
  border-radius: var(--bk-petal-l);
  background: var(--bk-bg-sunken);
  h1 {
    margin: 4px 0 8px;
    font: 700 clamp(1.75rem, 3.4vw, 2.75rem) / 1.1 var(--bk-display);
    font-feature-settings: 'lnum';
  }
  h1 span {
    white-space: nowrap;
  }
  p {
    max-width: 40em;
    font-size: 1.0625rem;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.9375rem;
  }
  @media (min-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 32px;
    padding: 28px 36px;
  }
  @media (max-width: 639px) {
    > svg {
      width: 104px;
      height: 104px;
    }
  }
`;

export const Panel = styled.section`
  padding: 20px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-surface);
  h2 {
    margin-bottom: 14px;
    font: 700 1.25rem/1.25 var(--bk-display);
  }
  @media (min-width: 768px) {
    padding: 24px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

export const Lines = styled.ul`
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: 14px;
    padding: 10px 0;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  li > span:first-child {
    width: 56px;
    height: 68px;
    border-radius: var(--bk-petal-s);
    overflow: hidden;
  }
  a {
    font-weight: 600;
    line-height: 1.3;
    &:hover {
      text-decoration: underline;
    }
  }
  a[data-review] {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 32px;
    color: var(--bk-text-brand);
    font-size: 0.875rem;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;
