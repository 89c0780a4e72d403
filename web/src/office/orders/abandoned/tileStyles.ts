import styled from 'styled-components';

export const TilesBox = styled.div`
  margin-bottom: 20px;
`;

/** Scrolls sideways on a phone. */
export const Tiles = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;
  dl {
    display: grid;
    align-content: start;
    gap: 4px;
    margin: 0;
    padding: 16px 18px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-petal);
    background: var(--bk-bg-surface);
  }
  dt {
    font-weight: 500;
    font-size: 0.875rem;
    color: var(--bk-text-secondary);
  }
  dd {
    margin: 0;
  }
  dd:last-child {
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  b {
    margin-right: 4px;
    font: 740 clamp(1.375rem, 1rem + 1.4vw, 1.875rem) / 1.2 var(--bk-display);
    font-feature-settings: 'lnum', 'tnum';
  }
  @media (max-width: 767px) {
    grid-template-columns: none;
    grid-auto-columns: 222px;
    grid-auto-flow: column;
    margin-inline: -16px;
    padding-inline: 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;
