import styled from 'styled-components';
import { from } from '#theme/breakPoints.ts';

export const TilesBox = styled.div`
  margin-bottom: 20px;
`;

/** Breaks into lines on a phone, so that no figure is hidden. */
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
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
    dl {
      padding: 12px;
    }
  }
`;

/** Three in a line on a phone too. */
export const SixTiles = styled(Tiles)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  @media (max-width: 767px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    b {
      font-size: 1.25rem;
    }
  }
  ${from('xl')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  [data-danger] {
    border-color: var(--bk-text-danger);
    b {
      color: var(--bk-text-danger);
    }
  }
`;
