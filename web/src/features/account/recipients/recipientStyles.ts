import styled from 'styled-components';

export const Facts = styled.ul`
  display: grid;
  gap: 6px;
  margin-top: 4px;
  li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: 10px;
    color: var(--bk-text-secondary);
  }
  svg {
    margin-top: 2px;
  }
`;

export const Parts = styled.div`
  display: grid;
  gap: 20px;
`;

export const Dates = styled.section`
  padding: 20px;
  border-radius: var(--bk-petal-l);
  background: var(--bk-bg-warningSoft);
  h2 {
    margin-bottom: 6px;
    font: 700 1.25rem/1.25 var(--bk-display);
  }
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px 16px;
    padding-block: 12px;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li + li {
    border-top: 1px solid color-mix(in srgb, var(--bk-wattle-700) 20%, transparent);
  }
  p b {
    display: block;
    overflow-wrap: anywhere;
  }
  @media (max-width: 639px) {
    li {
      grid-template-columns: 56px minmax(0, 1fr);
    }
    li > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

export const Leaf = styled.span`
  display: grid;
  justify-items: center;
  overflow: hidden;
  border-radius: var(--bk-petal-s);
  background: var(--bk-bg-surface);
  font: 700 1.375rem/1.5 var(--bk-display);
  font-feature-settings: 'lnum';
  small {
    justify-self: stretch;
    padding: 2px;
    background: var(--bk-bg-highlight);
    color: var(--bk-ink);
    font: 700 0.75rem/1.4 var(--bk-text);
    text-align: center;
  }
`;

export const Everybody = styled.section`
  > p {
    margin-bottom: 10px;
    color: var(--bk-text-secondary);
  }
`;
